<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>FigureWords</name>
    <message>
        <source>Head %1</source>
        <translation>注意力头 %1</translation>
    </message>
    <message>
        <source>Queries q</source>
        <translation>查询向量 q</translation>
    </message>
    <message>
        <source>Keys k</source>
        <translation>键向量 k</translation>
    </message>
    <message>
        <source>Values v</source>
        <translation>值向量 v</translation>
    </message>
    <message>
        <source>Score before scaling</source>
        <translation>缩放前得分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>逻辑值（Logit）</translation>
    </message>
    <message>
        <source>Attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出（上下文向量）</translation>
    </message>
    <message>
        <source>Concatenated heads</source>
        <translation>各头拼接</translation>
    </message>
    <message>
        <source>Final output</source>
        <translation>最终输出</translation>
    </message>
    <message>
        <source>Key (rows)</source>
        <translation>源序列（Key）</translation>
    </message>
    <message>
        <source>Query (rows)</source>
        <translation>目标序列（Query）</translation>
    </message>
    <message>
        <source>Dimension (columns)</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Key (columns)</source>
        <translation>源序列（Key）</translation>
    </message>
    <message>
        <source>sees no key</source>
        <translation>看不到任何键</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Headlight experiments (*.headlight)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, what you changed is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1;;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save experiment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentFile</name>
    <message>
        <source>It is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than 1 GiB, which no experiment can be.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Starter</name>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tea</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui</name>
    <message>
        <source>Write the decimal separator as a point: %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write numbers without separators between thousands: %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number belongs here, but “%1” has several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “%1” a parenthesis is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “%1” a parenthesis stands where none can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” gives a function too many values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” gives a function too few values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no finite value; write nan, inf or -inf where that is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too long for a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large or too small to be held as a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character “%1” does not belong in a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointer on a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query, key and every stage of the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locks the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves a zoomed heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the whole heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type, or %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edits a number; 1/3 and sqrt(2) are understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt + drag, Ctrl + wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes a number by dragging; with Shift in fine steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selects several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies and pastes as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoes and redoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds and removes a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exports an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::AboutDialog</name>
    <message>
        <source>About Headlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headlight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows where attention weights come from: every stage from scores to output at once, changing while you type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt %1, QCustomPlot, Eigen, muParser, libpng, libzip and JSON for Modern C++.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::AttentionMenu</name>
    <message>
        <source>&amp;Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the last head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::FileOperations</name>
    <message>
        <source>%1 is no longer there. It was taken off the list of recent files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved. Nothing was lost: the experiment is still open, and a file of that name is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::HeadChips</name>
    <message>
        <source>Heads shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all heads as a grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show head %1 large; with Ctrl or Shift, beside the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a head, or write several, such as 1, 3–5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::InputsMenu</name>
    <message>
        <source>&amp;Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new inputs cannot be computed from the old ones: their numbers are random. Undo brings the old ones back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Q, K and V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;X and the projections W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weights as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  (new random numbers)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::MainToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::ui::MainWindow</name>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Headlight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskMenu</name>
    <message>
        <source>causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>padding, %n key(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>window, %1 before and %2 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>causal after %n key(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>painted, %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Causal: hide what comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None: switch all off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the mask…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch a mask layer on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch a mask layer off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the mask off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::ScoringMenu</name>
    <message>
        <source>&amp;Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dot product,  q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scaled dot product,  q·k / √d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Additive,  vᵀ tanh(W q + U k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;General,  qᵀ W k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the scoring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::StageBar</name>
    <message>
        <source>Stages of the calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headlight::ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;whole heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language · 语言</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
