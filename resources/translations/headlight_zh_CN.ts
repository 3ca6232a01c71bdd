<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CalculationSteps</name>
    <message>
        <source>%1 It comes from the token&apos;s vector times a learned matrix.</source>
        <translation>%1它由词元的向量乘以一个学到的矩阵得到。</translation>
    </message>
    <message>
        <source>Each query has a score for each key: how well the two fit. Here the scores are given.</source>
        <translation>每个查询对每个键都有一个得分，表示二者有多匹配。这里的得分是给定的。</translation>
    </message>
    <message>
        <source>Each query is multiplied with each key, dimension by dimension, and the products are added up. The more the two point the same way, the higher the score.</source>
        <translation>每个查询与每个键逐维相乘，再把乘积相加。二者的方向越一致，得分越高。</translation>
    </message>
    <message>
        <source>A learned matrix W turns each query into the keys&apos; space; there it is multiplied with each key. Query and key may differ in width.</source>
        <translation>学到的矩阵 W 把每个查询变换到键的空间，再与每个键相乘。查询和键的宽度可以不同。</translation>
    </message>
    <message>
        <source>Query and key are each projected to the hidden units and added; tanh bends the sum, and v_a weighs the units into one score. Query and key may differ in width.</source>
        <translation>查询和键各自投影到隐藏单元并相加；和经过 tanh，再由 v_a 加权合成一个得分。查询和键的宽度可以不同。</translation>
    </message>
    <message>
        <source>Dot products grow with the width d_k. Dividing by √d_k keeps them at one size, so that the softmax does not give all weight to one key.</source>
        <translation>点积随宽度 d_k 增大。除以 √d_k 使其大小保持稳定，softmax 就不会把全部权重给一个键。</translation>
    </message>
    <message>
        <source>Each score is multiplied by the scale: the smaller it is, the more even the weights.</source>
        <translation>每个得分都乘以缩放系数：系数越小，权重越均匀。</translation>
    </message>
    <message>
        <source>Each score is divided by the temperature: above 1 the weights become more even, below 1 more decided.</source>
        <translation>每个得分都除以温度：大于 1 时权重更均匀，小于 1 时权重更集中。</translation>
    </message>
    <message>
        <source>The mask hides keys from queries: a hidden key takes no part, and its weight becomes 0.</source>
        <translation>掩码对查询隐藏某些键：被隐藏的键不参与计算，其权重为 0。</translation>
    </message>
    <message>
        <source>The mask hides keys from queries: a hidden key&apos;s logit is replaced by a very low number, and its weight becomes almost 0.</source>
        <translation>掩码对查询隐藏某些键：被隐藏的键的 logit 被换成一个绝对值很大的负数，其权重几乎为 0。</translation>
    </message>
    <message>
        <source>The mask hides keys from queries: a very low number is added to a hidden key&apos;s logit, and its weight becomes almost 0.</source>
        <translation>掩码对查询隐藏某些键：被隐藏的键的 logit 加上一个绝对值很大的负数，其权重几乎为 0。</translation>
    </message>
    <message>
        <source>How much each query takes from each key. Here the weights are given.</source>
        <translation>每个查询从每个键取多少。这里的权重是给定的。</translation>
    </message>
    <message>
        <source>Some heads use the softmax, which spreads the weight, and some the hardmax, which gives all of it to the largest logit.</source>
        <translation>有的头使用 softmax，把权重分配开；有的头使用 hardmax，把全部权重给最大的 logit。</translation>
    </message>
    <message>
        <source>The hardmax gives all weight to the key with the largest logit.</source>
        <translation>hardmax 把全部权重给 logit 最大的键。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Raw scores</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Temperature, mask</source>
        <translation>温度与掩码</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Hardmax</source>
        <translation>Hardmax</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Concat</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>A query says what a token is looking for.</source>
        <translation>查询表示一个词元在寻找什么。</translation>
    </message>
    <message>
        <source>A key says what a token can be found by.</source>
        <translation>键表示一个词元可以凭什么被找到。</translation>
    </message>
    <message>
        <source>A value is what a token has to give.</source>
        <translation>值是一个词元所能提供的内容。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Each query&apos;s output is the sum of all values, each times its weight: a context vector made of what the query attends to.</source>
        <translation>每个查询的输出是所有值按权重相加的和：由它所关注的内容构成的上下文向量。</translation>
    </message>
    <message>
        <source>The outputs of all heads are set side by side.</source>
        <translation>把所有头的输出并排拼接起来。</translation>
    </message>
    <message>
        <source>A last learned matrix mixes what the heads found into one vector for each query.</source>
        <translation>最后一个学到的矩阵把各个头的结果混合成每个查询的一个向量。</translation>
    </message>
    <message>
        <source>The softmax turns each query&apos;s logits into weights: none is negative, and those of the keys it sees sum to 1. The largest logit of the row, m, only keeps the numbers small.</source>
        <translation>softmax 把每个查询的 logit 变成权重：没有负数，它看得见的键的权重之和为 1。减去这一行最大的 logit m 只是为了不让数字太大。</translation>
    </message>
    <message>
        <source>Some tokens ask: they are the queries. Others are asked: they are the keys. Everything that follows is about these.</source>
        <translation>有些词元发问，它们是查询；有些词元被问，它们是键。接下来的一切都围绕它们。</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>dimension %2 of head %1</source>
        <translation>头 %1 的维度 %2</translation>
    </message>
    <message>
        <source>Hidden by the mask: this key takes no part.</source>
        <translation>被掩码隐藏：这个键不参与计算。</translation>
    </message>
    <message>
        <source>Hidden by the mask: %1 is added to its logit.</source>
        <translation>被掩码隐藏：其 logit 要加上 %1。</translation>
    </message>
    <message>
        <source>Hidden by the mask: its logit becomes %1.</source>
        <translation>被掩码隐藏：其 logit 变为 %1。</translation>
    </message>
    <message>
        <source>%1, dimension %2</source>
        <translation>%1，维度 %2</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>1 query</source>
        <translation>1 个查询</translation>
    </message>
    <message>
        <source>%1 queries</source>
        <translation>%1 个查询</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1 (head %2) %3</source>
        <translation>%1（头 %2）%3</translation>
    </message>
    <message>
        <source>raw score</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>concatenated output</source>
        <translation>拼接输出</translation>
    </message>
    <message>
        <source>final output</source>
        <translation>最终输出</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>%1 not told yet</source>
        <translation>%1尚未揭晓</translation>
    </message>
    <message>
        <source>hidden: yes</source>
        <translation>隐藏：是</translation>
    </message>
    <message>
        <source>hidden: no</source>
        <translation>隐藏：否</translation>
    </message>
</context>
<context>
    <name>DerivationLines</name>
    <message>
        <source>… %1 more</source>
        <translation>… 另 %1 项</translation>
    </message>
    <message>
        <source> … fewer</source>
        <translation> … 收起</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>In head %1, query %2 sees no key: its weights say nothing.</source>
        <translation>在头 %1 中，查询 %2 看不到任何键：它的权重没有意义。</translation>
    </message>
    <message>
        <source>In head %1, query %2 meets a number that is not finite: its weights and output are undefined.</source>
        <translation>在头 %1 中，查询 %2 遇到非有限的数：它的权重和输出没有定义。</translation>
    </message>
    <message>
        <source>In head %1, query %2 meets a number that is not finite at key %3: its weights and output are undefined.</source>
        <translation>在头 %1 中，查询 %2 在键 %3 处遇到非有限的数：它的权重和输出没有定义。</translation>
    </message>
    <message>
        <source>In head %1, the weights of query %2 add up to %3 instead of 1.</source>
        <translation>在头 %1 中，查询 %2 的权重之和是 %3，而不是 1。</translation>
    </message>
    <message>
        <source>In head %1, the weight of query %2 for key %3 is %4; weights are not negative.</source>
        <translation>在头 %1 中，查询 %2 对键 %3 的权重是 %4；权重不能为负。</translation>
    </message>
    <message>
        <source>In head %1, the columns add up to 1 and the rows do not: is the matrix transposed?</source>
        <translation>在头 %1 中，各列之和为 1，各行却不是：矩阵是否被转置了？</translation>
    </message>
    <message>
        <source>In head %1, query %2 gives key %3 nearly all its weight (%4): the softmax is saturated.</source>
        <translation>在头 %1 中，查询 %2 把几乎全部权重（%4）给了键 %3：softmax 已饱和。</translation>
    </message>
</context>
<context>
    <name>DiagnosticGroups</name>
    <message>
        <source>Query %1 sees no key (%2 places)</source>
        <translation>查询 %1 看不到任何键（共 %2 处）</translation>
    </message>
    <message>
        <source>Query %1 has numbers that are not finite (%2 places)</source>
        <translation>查询 %1 有非有限的数（共 %2 处）</translation>
    </message>
    <message>
        <source>The weights of query %1 do not add up to 1 (%2 places)</source>
        <translation>查询 %1 的权重之和不为 1（共 %2 处）</translation>
    </message>
    <message>
        <source>Query %1 has negative weights (%2 places)</source>
        <translation>查询 %1 有负的权重（共 %2 处）</translation>
    </message>
    <message>
        <source>Columns add up to 1 and rows do not; are the weights transposed? (%2 places)</source>
        <translation>各列之和为 1，各行却不是；权重是否被转置了？（共 %2 处）</translation>
    </message>
    <message>
        <source>The softmax puts nearly all weight on one key (%2 places)</source>
        <translation>softmax 把几乎全部权重给了一个键（共 %2 处）</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Headlight experiments (*.headlight)</source>
        <translation>Headlight 实验 (*.headlight)</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>保存更改？</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Without saving, what you changed is lost.</source>
        <translation>如果不保存，所做的更改将会丢失。</translation>
    </message>
    <message>
        <source>Save experiment</source>
        <translation>保存实验</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>Headlight lessons (*.headlight-lesson)</source>
        <translation>Headlight 课程 (*.headlight-lesson)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Experiments and lessons (*.headlight *.headlight-lesson);;All files (*)</source>
        <translation>实验和课程 (*.headlight *.headlight-lesson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>保存课程</translation>
    </message>
    <message>
        <source>Overwrite changes?</source>
        <translation>覆盖更改？</translation>
    </message>
    <message>
        <source>Another program has changed “%1”.</source>
        <translation>“%1”已被其他程序修改。</translation>
    </message>
    <message>
        <source>Overwriting it loses what the other program wrote. Saving under another name keeps both.</source>
        <translation>覆盖会丢失其他程序写入的内容；另存为其他名称则两者都保留。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>FigureFile</name>
    <message>
        <source>The picture would have %1 × %2 pixels; at most %3 a side and %4 million in all are possible. Choose fewer dots per inch or a smaller size.</source>
        <translation>图片将有 %1 × %2 像素；每边最多 %3 像素，总共最多 %4 百万像素。请降低分辨率或减小尺寸。</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 × %2 pixels.</source>
        <translation>内存不足，无法生成 %1 × %2 像素的图片。</translation>
    </message>
    <message>
        <source>There is not enough memory to write the picture.</source>
        <translation>内存不足，无法写入图片。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>Head %1</source>
        <translation>注意力头 %1</translation>
    </message>
    <message>
        <source>Queries q</source>
        <translation>查询 Query q</translation>
    </message>
    <message>
        <source>Keys k</source>
        <translation>键 Key k</translation>
    </message>
    <message>
        <source>Values v</source>
        <translation>值 Value v</translation>
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
        <translation>Logit</translation>
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
        <translation>键 Key（行）</translation>
    </message>
    <message>
        <source>Query (rows)</source>
        <translation>查询 Query（行）</translation>
    </message>
    <message>
        <source>Dimension (columns)</source>
        <translation>维度（列）</translation>
    </message>
    <message>
        <source>Key (columns)</source>
        <translation>键 Key（列）</translation>
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
    <name>PictureRoom</name>
    <message>
        <source>A picture %1 mm wide has no room for its heatmaps; it needs at least %2 mm.</source>
        <translation>%1 毫米宽的图片放不下热力图；至少需要 %2 毫米。</translation>
    </message>
    <message>
        <source>A picture %1 mm high has no room for its heatmaps; it needs at least %2 mm.</source>
        <translation>%1 毫米高的图片放不下热力图；至少需要 %2 毫米。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 mm has no room for its heatmaps; it needs at least %3 × %4 mm.</source>
        <translation>%1 × %2 毫米的图片放不下热力图；至少需要 %3 × %4 毫米。</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>%1 is no longer there. It was taken off the list of recent files.</source>
        <translation>%1 已不存在，已从最近文件列表中移除。</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
</context>
<context>
    <name>HeatmapNote</name>
    <message>
        <source>Choose an example, or type tokens, to begin.</source>
        <translation>选择一个示例，或输入词元，即可开始。</translation>
    </message>
    <message>
        <source>There are no queries yet. Add a token to see something here.</source>
        <translation>还没有查询。添加一个词元，这里就会有内容。</translation>
    </message>
    <message>
        <source>There are no keys yet. Add a token to see something here.</source>
        <translation>还没有键。添加一个词元，这里就会有内容。</translation>
    </message>
    <message>
        <source>This stage has no dimensions.</source>
        <translation>这个阶段没有维度。</translation>
    </message>
    <message>
        <source>All stages of this experiment need %1 GB of memory, more than this computer can spare. Fewer tokens or heads make it possible.</source>
        <translation>这个实验的所有阶段需要 %1 GB 内存，超出了本机可用的内存。减少词元或头即可。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>得分函数</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <extracomment>between two of several names</extracomment>
        <translation>已锁定：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This step of the lesson keeps the tokens as they are.</source>
        <translation>课程的这一步不允许改动词元。</translation>
    </message>
    <message>
        <source>This step of the lesson keeps the matrices as they are.</source>
        <translation>课程的这一步不允许改动矩阵。</translation>
    </message>
    <message>
        <source>This step of the lesson keeps the mask as it is.</source>
        <translation>课程的这一步不允许改动掩码。</translation>
    </message>
    <message>
        <source>This step of the lesson keeps the scoring as it is.</source>
        <translation>课程的这一步不允许改动得分方式。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Step %1 would no longer fit what it shows: %2</source>
        <translation>第 %1 步将与其展示的内容不符：%2</translation>
    </message>
</context>
<context>
    <name>MaskPicture</name>
    <message>
        <source>There is nothing to hide before there are queries and keys.</source>
        <translation>有了查询和键之后才有可隐藏的内容。</translation>
    </message>
    <message>
        <source>Keys (columns)</source>
        <translation>键（列）</translation>
    </message>
    <message>
        <source>Queries (rows)</source>
        <translation>查询（行）</translation>
    </message>
</context>
<context>
    <name>MaskTable</name>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden in some heads</source>
        <translation>在部分头中隐藏</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>MaskWords</name>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>Hides the keys after the query&apos;s own position.</source>
        <translation>隐藏位于查询自身位置之后的键。</translation>
    </message>
    <message>
        <source>Hides whole keys, such as padding or an EOS. Click a key&apos;s name above the grid to choose it.</source>
        <translation>隐藏整个键，例如填充或 EOS。点击网格上方的键名即可选择。</translation>
    </message>
    <message>
        <source>Hides the keys further away than so many positions to the left and right.</source>
        <translation>隐藏左右两侧超出指定距离的键。</translation>
    </message>
    <message>
        <source>Causal, but the first keys are visible to every query.</source>
        <translation>因果掩码，但最前面的几个键对所有查询可见。</translation>
    </message>
    <message>
        <source>Hides the single cells painted in the grid.</source>
        <translation>隐藏在网格中涂抹的单元格。</translation>
    </message>
    <message>
        <source>%1 (head %2)</source>
        <translation>%1（头 %2）</translation>
    </message>
    <message>
        <source>%1 (heads %2)</source>
        <translation>%1（头 %2）</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Add a value</source>
        <translation>加上一个值</translation>
    </message>
    <message>
        <source>Replace by a value</source>
        <translation>替换为一个值</translation>
    </message>
    <message>
        <source>A hidden key takes no part: its weight is exactly 0.</source>
        <translation>被隐藏的键不参与计算：其权重恰好为 0。</translation>
    </message>
    <message>
        <source>The value is added to the logit of a hidden key. A row hidden throughout comes out as if nothing were hidden.</source>
        <translation>把该值加到被隐藏的键的 logit 上。整行都被隐藏时，结果如同什么都没有隐藏。</translation>
    </message>
    <message>
        <source>The logit of a hidden key becomes the value. A row hidden throughout comes out uniform.</source>
        <translation>被隐藏的键的 logit 变为该值。整行都被隐藏时，结果是均匀的。</translation>
    </message>
    <message>
        <source>Query %1, key %2</source>
        <translation>查询 %1，键 %2</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Hidden by: %1</source>
        <translation>被以下图层隐藏：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>MatrixText</name>
    <message>
        <source>“%1” stands outside the rows of the list.</source>
        <translation>“%1”在列表的各行之外。</translation>
    </message>
    <message>
        <source>The brackets of the list do not match.</source>
        <translation>列表的括号不配对。</translation>
    </message>
    <message>
        <source>The list is nested %1 deep; a matrix is a list of rows.</source>
        <translation>列表嵌套了 %1 层；矩阵应是由行组成的列表。</translation>
    </message>
    <message>
        <source>There are no numbers to paste.</source>
        <translation>没有可粘贴的数值。</translation>
    </message>
    <message>
        <source>Row %1 of the text has %2 entries; its first row has %3.</source>
        <translation>文本第 %1 行有 %2 项；第一行有 %3 项。</translation>
    </message>
    <message>
        <source>Row %1, column %2 of the text: %3</source>
        <translation>文本第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>The text has %1 rows; no matrix has more than %2.</source>
        <translation>文本有 %1 行；矩阵最多有 %2 行。</translation>
    </message>
</context>
<context>
    <name>MatrixWords</name>
    <message>
        <source>input of the queries</source>
        <translation>查询的输入</translation>
    </message>
    <message>
        <source>input of the keys</source>
        <translation>键的输入</translation>
    </message>
    <message>
        <source>input of the values</source>
        <translation>值的输入</translation>
    </message>
    <message>
        <source>projection to queries</source>
        <translation>到查询的投影</translation>
    </message>
    <message>
        <source>bias of the queries</source>
        <translation>查询的偏置</translation>
    </message>
    <message>
        <source>projection to keys</source>
        <translation>到键的投影</translation>
    </message>
    <message>
        <source>bias of the keys</source>
        <translation>键的偏置</translation>
    </message>
    <message>
        <source>projection to values</source>
        <translation>到值的投影</translation>
    </message>
    <message>
        <source>bias of the values</source>
        <translation>值的偏置</translation>
    </message>
    <message>
        <source>projection of all heads to the output</source>
        <translation>所有头到输出的投影</translation>
    </message>
    <message>
        <source>bias of the output</source>
        <translation>输出的偏置</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>what additive scoring does to queries</source>
        <translation>加性得分作用于查询的矩阵</translation>
    </message>
    <message>
        <source>what additive scoring does to keys</source>
        <translation>加性得分作用于键的矩阵</translation>
    </message>
    <message>
        <source>what additive scoring sums with</source>
        <translation>加性得分求和所用的向量</translation>
    </message>
    <message>
        <source>bias beside W_a</source>
        <translation>W_a 旁的偏置</translation>
    </message>
    <message>
        <source>bias beside U_a</source>
        <translation>U_a 旁的偏置</translation>
    </message>
    <message>
        <source>bias of the score</source>
        <translation>得分的偏置</translation>
    </message>
    <message>
        <source>what general scoring puts between query and key</source>
        <translation>通用得分中查询与键之间的矩阵</translation>
    </message>
    <message>
        <source>d of X</source>
        <translation>X 的维度</translation>
    </message>
    <message>
        <source>d of X_k</source>
        <translation>X_k 的维度</translation>
    </message>
    <message>
        <source>d of X_v</source>
        <translation>X_v 的维度</translation>
    </message>
    <message>
        <source>d_v of all heads</source>
        <translation>所有头的 d_v</translation>
    </message>
    <message>
        <source>1 query</source>
        <translation>1 个查询</translation>
    </message>
    <message>
        <source>%1 queries</source>
        <translation>%1 个查询</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Write the decimal separator as a point: %1, not %2.</source>
        <translation>小数点请写成点：%1，而不是 %2。</translation>
    </message>
    <message>
        <source>Write numbers without separators between thousands: %1, not %2.</source>
        <translation>数字中不要写千位分隔符：%1，而不是 %2。</translation>
    </message>
    <message>
        <source>One number belongs here, but “%1” has several.</source>
        <translation>这里应填一个数，而“%1”里有好几个。</translation>
    </message>
    <message>
        <source>“%1” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.</source>
        <translation>“%1”不是可用的名称；可以使用 pi、e 以及 sqrt(2) 这样的函数。</translation>
    </message>
    <message>
        <source>“%1” ends too early.</source>
        <translation>“%1”不完整。</translation>
    </message>
    <message>
        <source>In “%1” a parenthesis is not closed.</source>
        <translation>“%1”中有一个括号没有闭合。</translation>
    </message>
    <message>
        <source>In “%1” a parenthesis stands where none can.</source>
        <translation>“%1”中有一个括号位置不对。</translation>
    </message>
    <message>
        <source>“%1” gives a function too many values.</source>
        <translation>“%1”给函数的参数太多。</translation>
    </message>
    <message>
        <source>“%1” gives a function too few values.</source>
        <translation>“%1”给函数的参数太少。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>“%1” has no finite value; write nan, inf or -inf where that is meant.</source>
        <translation>“%1”没有有限的值；如果确实需要，请写 nan、inf 或 -inf。</translation>
    </message>
    <message>
        <source>A number belongs here.</source>
        <translation>这里应填一个数。</translation>
    </message>
    <message>
        <source>This is too long for a number.</source>
        <translation>作为一个数，这太长了。</translation>
    </message>
    <message>
        <source>“%1” is too large or too small to be held as a number.</source>
        <translation>“%1”太大或太小，无法作为数保存。</translation>
    </message>
    <message>
        <source>The character “%1” does not belong in a number.</source>
        <translation>字符“%1”不能出现在数中。</translation>
    </message>
</context>
<context>
    <name>Operand</name>
    <message>
        <source>%1, number %2</source>
        <translation>%1，第 %2 个数</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1，第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放系数</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>mask value</source>
        <translation>掩码值</translation>
    </message>
    <message>
        <source>d_k, the number of columns of K</source>
        <translation>d_k，K 的列数</translation>
    </message>
    <message>
        <source>query part of %1, hidden unit %2</source>
        <translation>%1 的查询部分，隐藏单元 %2</translation>
    </message>
    <message>
        <source>key part of %1, hidden unit %2</source>
        <translation>%1 的键部分，隐藏单元 %2</translation>
    </message>
    <message>
        <source>query %1 times W, dimension %2</source>
        <translation>查询 %1 乘以 W，维度 %2</translation>
    </message>
    <message>
        <source>Change an entry of %1</source>
        <translation>更改 %1 的元素</translation>
    </message>
    <message>
        <source>Change the scale</source>
        <translation>更改缩放系数</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>更改温度</translation>
    </message>
    <message>
        <source>Change mask value</source>
        <translation>更改掩码值</translation>
    </message>
    <message>
        <source>mask: %1 → %2</source>
        <translation>掩码：%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The file is not UTF-8 text: byte %1 does not fit in.</source>
        <translation>文件不是 UTF-8 文本：第 %1 个字节不合法。</translation>
    </message>
    <message>
        <source>%1 lies more than %2 levels deep.</source>
        <translation>%1 的嵌套深度超过 %2 层。</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 出现了两次。</translation>
    </message>
    <message>
        <source>%1 is %2, which is beyond the numbers that can be used there.</source>
        <translation>%1 是 %2，超出了此处可用的数的范围。</translation>
    </message>
    <message>
        <source>%1 is %2; it has to be %3.</source>
        <translation>%1 是 %2；它必须是 %3。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1 cannot stand beside %2.</source>
        <translation>%1 不能与 %2 同时出现。</translation>
    </message>
    <message>
        <source>The file has version %1 of the format, and this program knows it up to version %2: a newer Headlight can open it.</source>
        <translation>文件格式的版本是 %1，本程序最高支持版本 %2：更新版的 Headlight 可以打开它。</translation>
    </message>
    <message>
        <source>%1 has a length of %2; the rows of this matrix have %3.</source>
        <translation>%1 的长度是 %2；这个矩阵各行的长度是 %3。</translation>
    </message>
    <message>
        <source>%1 has a length of %2; it needs %3.</source>
        <translation>%1 的长度是 %2；应为 %3。</translation>
    </message>
    <message>
        <source>%1 is for a number of heads of %2; the inputs have %3.</source>
        <translation>%1 对应 %2 个头；输入有 %3 个头。</translation>
    </message>
    <message>
        <source>The experiment has no head; it needs at least one.</source>
        <translation>实验没有头；至少需要一个。</translation>
    </message>
    <message>
        <source>%1 is %2; counting begins with 0, and there are only %3.</source>
        <translation>%1 是 %2；计数从 0 开始，总共只有 %3 个。</translation>
    </message>
    <message>
        <source>%1 is %2; it has to be a whole number.</source>
        <translation>%1 是 %2；它必须是整数。</translation>
    </message>
    <message>
        <source>%1 is %2; it cannot be less than 0.</source>
        <translation>%1 是 %2；它不能小于 0。</translation>
    </message>
    <message>
        <source>%1 is %2; it has to be greater than 0.</source>
        <translation>%1 是 %2；它必须大于 0。</translation>
    </message>
    <message>
        <source>%1 is %2; it has to be a finite number.</source>
        <translation>%1 是 %2；它必须是有限的数。</translation>
    </message>
    <message>
        <source>%1 comes to %2; the limit is %3.</source>
        <translation>%1 达到 %2；上限是 %3。</translation>
    </message>
    <message>
        <source>The experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>That</source>
        <extracomment>What an edit was asked for: the subject of a sentence.</extracomment>
        <translation>它</translation>
    </message>
    <message>
        <source>%1 has a width of %2; it needs %3, because a dot product multiplies queries and keys of the same width.</source>
        <translation>%1 的宽度是 %2；应为 %3，因为点积要求查询和键宽度相同。</translation>
    </message>
    <message>
        <source>%1 has no column; a dot product needs at least one dimension.</source>
        <translation>%1 没有列；点积至少需要一个维度。</translation>
    </message>
    <message>
        <source>%1 is missing: either all heads bring values or none.</source>
        <translation>缺少 %1：要么所有头都有值，要么都没有。</translation>
    </message>
    <message>
        <source>The scoring function %1 needs queries and keys; these inputs are %2.</source>
        <translation>得分函数 %1 需要查询和键；而这些输入是 %2。</translation>
    </message>
    <message>
        <source>%1 is a bias of %2, which is missing.</source>
        <translation>%1 是 %2 的偏置，而 %2 不存在。</translation>
    </message>
    <message>
        <source>This experiment has no such matrix.</source>
        <translation>这个实验没有这样的矩阵。</translation>
    </message>
    <message>
        <source>This is the only head; an experiment needs at least one.</source>
        <translation>这是唯一的头；实验至少需要一个。</translation>
    </message>
    <message>
        <source>This follows from %1; change it there.</source>
        <translation>它由 %1 决定；请在那里更改。</translation>
    </message>
    <message>
        <source>The file ends too early, in line %1, column %2.</source>
        <translation>文件过早结束，在第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>The file is not JSON: in line %1, column %2 there is “%3”, which cannot stand there.</source>
        <translation>文件不是 JSON：第 %1 行第 %2 列有“%3”，不能出现在那里。</translation>
    </message>
    <message>
        <source>%1 is not known there; known are: %2.</source>
        <translation>此处不认识 %1；可用的有：%2。</translation>
    </message>
    <message>
        <source>%1 is “%2”; known are: %3.</source>
        <translation>%1 是“%2”；可用的有：%3。</translation>
    </message>
    <message>
        <source>%1 has a row count of %2; it needs %3, one row for each query.</source>
        <translation>%1 的行数是 %2；应为 %3，每个查询一行。</translation>
    </message>
    <message>
        <source>%1 has a row count of %2; it needs %3, one row for each key.</source>
        <translation>%1 的行数是 %2；应为 %3，每个键一行。</translation>
    </message>
    <message>
        <source>%1 has a row count of %2; it needs %3, as many as X has columns.</source>
        <translation>%1 的行数是 %2；应为 %3，与 X 的列数相同。</translation>
    </message>
    <message>
        <source>%1 has a row count of %2; it needs %3, as many as the outputs of all heads have columns together.</source>
        <translation>%1 的行数是 %2；应为 %3，与所有头的输出的总列数相同。</translation>
    </message>
    <message>
        <source>%1 has a row count of %2; it needs %3.</source>
        <translation>%1 的行数是 %2；应为 %3。</translation>
    </message>
    <message>
        <source>%1 has a width of %2; it needs %3, one column for each key.</source>
        <translation>%1 的宽度是 %2；应为 %3，每个键一列。</translation>
    </message>
    <message>
        <source>%1 has a width of %2; it needs %3, as many columns as the queries have.</source>
        <translation>%1 的宽度是 %2；应为 %3，与查询的列数相同。</translation>
    </message>
    <message>
        <source>%1 has a width of %2; it needs %3, as many columns as the keys have.</source>
        <translation>%1 的宽度是 %2；应为 %3，与键的列数相同。</translation>
    </message>
    <message>
        <source>%1 has a width of %2; it needs %3.</source>
        <translation>%1 的宽度是 %2；应为 %3。</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>%1 is “%2”; it has to be a number, “nan”, “inf” or “-inf”.</source>
        <translation>%1 是“%2”；此处须为数字，或 &quot;nan&quot;、&quot;inf&quot;、&quot;-inf&quot;。</translation>
    </message>
    <message>
        <source>a text, or an object with a text for each language</source>
        <translation>文本，或按语言分列文本的对象</translation>
    </message>
    <message>
        <source>In line %1, column %2 there is %3 without quotation marks; it has to be a number, or &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot; with them.</source>
        <translation>第 %1 行第 %2 列有不带引号的 %3；此处须为数，或带引号的 &quot;nan&quot;、&quot;inf&quot; 或 &quot;-inf&quot;。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>向左滚动</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>向右滚动</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>这是一个文件夹。</translation>
    </message>
    <message>
        <source>It is larger than 1 GiB, which no file of Headlight can be.</source>
        <translation>它大于 1 GiB，Headlight 的文件不会这么大。</translation>
    </message>
    <message>
        <source>Place in the file (JSON pointer): %1</source>
        <translation>文件中的位置（JSON 指针）：%1</translation>
    </message>
    <message>
        <source>It is no regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>There is not enough memory to open it.</source>
        <translation>内存不足，无法打开。</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>raw</source>
        <extracomment>A stage: scores before the scale.</extracomment>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>concat</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>final</source>
        <extracomment>A stage: the output of all heads times W^O.</extracomment>
        <translation>最终输出</translation>
    </message>
    <message>
        <source>The queries of each head, after the projection</source>
        <translation>每个头的查询（投影之后）</translation>
    </message>
    <message>
        <source>The keys of each head, after the projection</source>
        <translation>每个头的键（投影之后）</translation>
    </message>
    <message>
        <source>The values of each head, after the projection</source>
        <translation>每个头的值（投影之后）</translation>
    </message>
    <message>
        <source>What the scoring function gives, before the scale</source>
        <translation>得分函数的结果（缩放之前）</translation>
    </message>
    <message>
        <source>The scores after the scale</source>
        <translation>缩放之后的得分</translation>
    </message>
    <message>
        <source>After temperature and mask: what the softmax sees</source>
        <translation>经过温度和掩码之后：softmax 看到的数</translation>
    </message>
    <message>
        <source>How much each query takes from each key</source>
        <translation>每个查询从每个键取多少</translation>
    </message>
    <message>
        <source>The context vectors: the values summed by their weights</source>
        <translation>上下文向量：按权重求和的值</translation>
    </message>
    <message>
        <source>The outputs of all heads side by side</source>
        <translation>所有头的输出并排放在一起</translation>
    </message>
    <message>
        <source>The concatenated outputs times W^O</source>
        <translation>拼接后的输出乘以 W^O</translation>
    </message>
</context>
<context>
    <name>Starter</name>
    <message>
        <source>I</source>
        <translation>我</translation>
    </message>
    <message>
        <source>like</source>
        <translation>喜欢</translation>
    </message>
    <message>
        <source>tea</source>
        <translation>茶</translation>
    </message>
</context>
<context>
    <name>headlight::ui::AboutDialog</name>
    <message>
        <source>About Headlight</source>
        <translation>关于 Headlight</translation>
    </message>
    <message>
        <source>Headlight %1</source>
        <translation>Headlight %1</translation>
    </message>
    <message>
        <source>Shows where attention weights come from: every stage from scores to output at once, changing while you type.</source>
        <translation>展示注意力权重从何而来：从得分到输出的每个阶段同时呈现，边输入边变化。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <translation>自由软件，依据 GNU 通用公共许可证第 3 版或任何更新版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>Made with Qt %1, QCustomPlot, Eigen, muParser, libpng, libzip and JSON for Modern C++.</source>
        <translation>使用 Qt %1、QCustomPlot、Eigen、muParser、libpng、libzip 和 JSON for Modern C++ 构建。</translation>
    </message>
    <message>
        <source>Back to the window (Esc)</source>
        <translation>回到窗口（Esc）</translation>
    </message>
</context>
<context>
    <name>headlight::ui::AttentionMenu</name>
    <message>
        <source>&amp;Attention</source>
        <translation>注意力(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add a head</source>
        <translation>增加一个头(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove the last head</source>
        <translation>移除最后一个头(&amp;R)</translation>
    </message>
    <message>
        <source>Add a head</source>
        <translation>增加一个头</translation>
    </message>
    <message>
        <source>Remove the last head</source>
        <translation>移除最后一个头</translation>
    </message>
    <message>
        <source>&amp;What the scale is for…</source>
        <translation>缩放有什么用(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>headlight::ui::BlankScreen</name>
    <message>
        <source>Blank screen; any key returns</source>
        <translation>空白屏幕；按任意键返回</translation>
    </message>
</context>
<context>
    <name>headlight::ui::CancelledNote</name>
    <message>
        <source>Computing was cancelled: what is shown is not of the present numbers.</source>
        <translation>已取消计算：当前显示的不是现在这些数值的结果。</translation>
    </message>
    <message>
        <source>Computing was cancelled before there was anything to show.</source>
        <translation>计算在有结果之前已被取消。</translation>
    </message>
    <message>
        <source>Compute again</source>
        <translation>重新计算</translation>
    </message>
    <message>
        <source>Starts anew with the present numbers</source>
        <translation>用当前的数重新计算</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ColorFields</name>
    <message>
        <source>auto</source>
        <extracomment>In an empty field: this end of the range follows the numbers.</extracomment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Reversed</source>
        <extracomment>The palette, its first colour for the largest number.</extracomment>
        <translation>反转</translation>
    </message>
    <message>
        <source>Turn the palette round</source>
        <translation>把配色的首尾对调</translation>
    </message>
    <message>
        <source>Each head its own range</source>
        <translation>每个头各自的范围</translation>
    </message>
    <message>
        <source>Give each head its own colour range instead of a shared one</source>
        <translation>让每个头使用自己的颜色范围，而不是共用一个</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>颜色条</translation>
    </message>
    <message>
        <source>Show beside the heatmaps which colour stands for which number</source>
        <translation>在热力图旁显示哪种颜色代表哪个数</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>发散</translation>
    </message>
    <message>
        <source>Which colours numbers have; default: viridis for weights, diverging for the rest</source>
        <translation>各个数对应的颜色；默认：权重用 viridis，其余用发散配色</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 到 1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Robust</source>
        <extracomment>A colour range: the 2nd to the 98th percentile.</extracomment>
        <translation>稳健</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>A colour range whose ends the author types.</extracomment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Which numbers the ends of the palette stand for</source>
        <translation>配色两端代表哪些数</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Low end of the range</source>
        <translation>范围的下端</translation>
    </message>
    <message>
        <source>High end of the range</source>
        <translation>范围的上端</translation>
    </message>
    <message>
        <source>The number that has the palette&apos;s first colour; the smallest one where empty</source>
        <translation>对应配色第一种颜色的数；留空为最小的数</translation>
    </message>
    <message>
        <source>The number that has the palette&apos;s last colour; the largest one where empty</source>
        <translation>对应配色最后一种颜色的数；留空为最大的数</translation>
    </message>
</context>
<context>
    <name>headlight::ui::DerivationPanel</name>
    <message>
        <source>Click a cell of the heatmap to see where its number comes from.</source>
        <translation>点击热力图中的一个单元格，查看它的数从何而来。</translation>
    </message>
    <message>
        <source>Derivation of the number</source>
        <translation>这个数的推导过程</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the score that this goes into</source>
        <translation>返回它所参与的得分</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the derivation, as LaTeX or as plain text</source>
        <translation>复制推导过程：LaTeX 或纯文本</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Copy as plain &amp;text</source>
        <translation>复制为纯文本(&amp;T)</translation>
    </message>
    <message>
        <source>part %1</source>
        <extracomment>A number on the way to a score, such as one of W_a q.</extracomment>
        <translation>中间值 %1</translation>
    </message>
    <message>
        <source>Hidden by layer %1 of the mask.</source>
        <translation>被掩码的第 %1 层隐藏。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This query sees no key.</source>
        <translation>这个查询看不到任何键。</translation>
    </message>
    <message>
        <source>Key %1 makes the whole row NaN.</source>
        <translation>键 %1 使整行成为 NaN。</translation>
    </message>
    <message>
        <source>This number is being guessed; it tells where it comes from when it is revealed.</source>
        <translation>大家正在猜这个数；揭晓之后，这里会说明它从何而来。</translation>
    </message>
    <message>
        <source>Tab and the arrow keys lead from number to number, Enter to where one stands</source>
        <translation>Tab 键和方向键逐个移到各个数，Enter 键转到它所在的位置</translation>
    </message>
</context>
<context>
    <name>headlight::ui::DerivationView</name>
    <message>
        <source>A click shows it among the matrices or parameters, a second one edits it here.</source>
        <translation>点击会在矩阵或参数中显示它，再次点击可在此处修改。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::DiagnosticsStrip</name>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>d_k %1</source>
        <translation>d_k %1</translation>
    </message>
    <message>
        <source>Goes to the previous place that a message speaks of</source>
        <translation>转到消息所指的上一处</translation>
    </message>
    <message>
        <source>Goes to the next place that a message speaks of</source>
        <translation>转到消息所指的下一处</translation>
    </message>
    <message>
        <source>A click takes this message away.</source>
        <translation>点击可关闭这条消息。</translation>
    </message>
    <message>
        <source>A click leads to the place.</source>
        <translation>点击可转到该处。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::DockLayout</name>
    <message>
        <source>Closes this panel; the View menu shows it again</source>
        <translation>关闭此面板；可从“视图”菜单重新显示</translation>
    </message>
    <message>
        <source>Takes this panel out of the window, or back into it</source>
        <translation>使此面板脱离窗口，或放回窗口</translation>
    </message>
</context>
<context>
    <name>headlight::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销：%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做：%1(&amp;R)</translation>
    </message>
</context>
<context>
    <name>headlight::ui::EditorsDock</name>
    <message>
        <source>Editors</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>The words of rows and columns</source>
        <translation>行和列的文字</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>The numbers of Q, K, V and the projections</source>
        <translation>Q、K、V 和投影矩阵的数</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Which keys each query does not see</source>
        <translation>每个查询看不见哪些键</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得分函数</translation>
    </message>
    <message>
        <source>How a weight comes from a query and a key</source>
        <translation>权重如何由查询和键得出</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The title, and what the experiment shows</source>
        <translation>标题，以及实验说明的内容</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ExportDialog</name>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export image</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Asks where the picture goes, and writes it</source>
        <translation>询问保存位置并写出图片</translation>
    </message>
    <message>
        <source>Writes nothing and forgets these choices (Esc)</source>
        <translation>不写出图片，并放弃这些选择（Esc）</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ExportForm</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 矢量图</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>A heading: language, titles and type of a picture.</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>Before a field: the title of the rows&apos; axis.</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>Before a field: the title of the columns&apos; axis.</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>颜色条</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>The heads in the picture, such as 1, 3–5; those in the window where empty</source>
        <translation>图片中的头，例如 1, 3–5；留空则与窗口相同</translation>
    </message>
    <message>
        <source>Titles of heads</source>
        <translation>头的标题</translation>
    </message>
    <message>
        <source>“%1” names no heads; write numbers from 1 to %2, such as 1, 3–5.</source>
        <translation>“%1”不是有效的头；请写 1 到 %2 之间的数，例如 1, 3–5。</translation>
    </message>
    <message>
        <source>Own font</source>
        <extracomment>A font that the author chooses instead of the usual one.</extracomment>
        <translation>自选字体</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Numbers in the cells</source>
        <translation>单元格中的数值</translation>
    </message>
    <message>
        <source>Where they can be read</source>
        <translation>能看清时显示</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Before a choice: whether numbers show in the cells.</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 × %4 mm</source>
        <translation>%1 × %2 像素，%3 × %4 mm</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>PNG for text documents and slides; SVG and PDF stay sharp at any size</source>
        <translation>PNG 适合文档和幻灯片；SVG 和 PDF 在任何尺寸下都清晰</translation>
    </message>
    <message>
        <source>How wide the picture is on paper; 0 lets its contents decide</source>
        <translation>图片在纸上的宽度；0 表示由内容决定</translation>
    </message>
    <message>
        <source>How high the picture is on paper; 0 lets its contents decide</source>
        <translation>图片在纸上的高度；0 表示由内容决定</translation>
    </message>
    <message>
        <source>Pixels an inch; journals ask for 300 or more</source>
        <translation>每英寸的像素数；期刊通常要求 300 或更高</translation>
    </message>
    <message>
        <source>What lies behind the cells</source>
        <translation>单元格后面的底色</translation>
    </message>
    <message>
        <source>Words that can be edited</source>
        <translation>可编辑的文字</translation>
    </message>
    <message>
        <source>Text instead of outlines: it can be changed in a drawing program, and looks as the fonts there make it</source>
        <translation>用文字代替轮廓：可在绘图软件中修改，外观取决于那里的字体</translation>
    </message>
    <message>
        <source>The language of the titles that you do not write yourself</source>
        <translation>未自行填写的标题所用的语言</translation>
    </message>
    <message>
        <source>The title of each head, separated by commas</source>
        <translation>各个头的标题，用逗号分隔</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Write with a font of your choice instead of the program&apos;s</source>
        <translation>用您选择的字体代替程序的字体</translation>
    </message>
    <message>
        <source>The font of every word and number</source>
        <translation>所有文字和数所用的字体</translation>
    </message>
    <message>
        <source>How much larger than usual words and numbers are</source>
        <translation>文字和数相对于通常大小的倍数</translation>
    </message>
    <message>
        <source>Whether numbers are written in the cells</source>
        <translation>是否在单元格中写出数</translation>
    </message>
    <message>
        <source>Digits behind the point</source>
        <translation>小数点后的位数</translation>
    </message>
</context>
<context>
    <name>headlight::ui::FigureBar</name>
    <message>
        <source>Palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Palette: which colours numbers have</source>
        <translation>配色：数值用什么颜色表示</translation>
    </message>
    <message>
        <source>Range and numbers</source>
        <translation>范围与数值</translation>
    </message>
    <message>
        <source>Colour range, decimals, numbers in the cells</source>
        <translation>颜色范围、小数位数、单元格中的数值</translation>
    </message>
    <message>
        <source>Colour range and numbers</source>
        <translation>颜色范围与数值</translation>
    </message>
    <message>
        <source>Change the palette</source>
        <translation>更改配色</translation>
    </message>
    <message>
        <source>Use viridis</source>
        <translation>改用 viridis</translation>
    </message>
    <message>
        <source>All numbers lie on one side of zero, so half of the diverging palette is not used. A click takes viridis, which uses all of it.</source>
        <translation>所有数值都在零的同一侧，发散配色有一半没有用到。单击即改用 viridis，它会用到全部颜色。</translation>
    </message>
    <message>
        <source>Use all numbers</source>
        <translation>显示全部数值</translation>
    </message>
    <message>
        <source>A logarithmic range has no place for zero and negative numbers (%1 here). A click takes the range from the smallest to the largest.</source>
        <translation>对数范围无法表示零和负数（这里有 %1 个）。单击即改用最小到最大的范围。</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>更改颜色范围</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>发散</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>headlight::ui::FigureForm</name>
    <message>
        <source>Colour range</source>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Palette reversed</source>
        <translation>反转配色</translation>
    </message>
    <message>
        <source>Turn the palette round</source>
        <translation>把配色的首尾对调</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 到 1</translation>
    </message>
    <message>
        <source>Smallest to largest</source>
        <translation>最小到最大</translation>
    </message>
    <message>
        <source>Robust: 2nd to 98th percentile</source>
        <translation>稳健：第 2 到第 98 百分位</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>A colour range whose ends one types.</extracomment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Which numbers the ends of the palette stand for. Automatic: 0 to 1 for weights, smallest to largest otherwise</source>
        <translation>配色两端代表哪些数值。自动：权重为 0 到 1，其他为最小到最大</translation>
    </message>
    <message>
        <source>auto</source>
        <extracomment>In an empty field: this end of the colour range follows the numbers.</extracomment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Low end of the colour range</source>
        <translation>颜色范围的下端</translation>
    </message>
    <message>
        <source>The number that has the palette&apos;s first colour; the smallest one where empty</source>
        <translation>对应配色第一种颜色的数值；留空为最小的数值</translation>
    </message>
    <message>
        <source>High end of the colour range</source>
        <translation>颜色范围的上端</translation>
    </message>
    <message>
        <source>The number that has the palette&apos;s last colour; the largest one where empty</source>
        <translation>对应配色最后一种颜色的数值；留空为最大的数值</translation>
    </message>
    <message>
        <source>Each head its own range</source>
        <translation>每个头各自的范围</translation>
    </message>
    <message>
        <source>Give each head its own colour range instead of a shared one</source>
        <translation>让每个头使用自己的颜色范围，而不是共用一个</translation>
    </message>
    <message>
        <source>Automatic: where they fit</source>
        <translation>自动：放得下时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Numbers in the cells</source>
        <translation>单元格中的数值</translation>
    </message>
    <message>
        <source>Whether numbers are written in the cells</source>
        <translation>是否在单元格中写出数值</translation>
    </message>
    <message>
        <source>Digits behind the point</source>
        <translation>小数点后的位数</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>颜色条</translation>
    </message>
    <message>
        <source>Show beside the heatmaps which colour stands for which number</source>
        <translation>在热力图旁显示哪种颜色代表哪个数值</translation>
    </message>
    <message>
        <source>Reverse the palette</source>
        <translation>反转配色</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>更改颜色范围</translation>
    </message>
    <message>
        <source>Change the numbers in the cells</source>
        <translation>更改单元格中的数值</translation>
    </message>
    <message>
        <source>Change the decimals</source>
        <translation>更改小数位数</translation>
    </message>
    <message>
        <source>Switch the colour bar</source>
        <translation>切换颜色条</translation>
    </message>
    <message>
        <source>An end of the colour range must be a finite number.</source>
        <translation>颜色范围的两端必须是有限的数。</translation>
    </message>
    <message>
        <source>One end of an own colour range must be a number.</source>
        <translation>自定义颜色范围至少有一端必须是数值。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开…(&amp;O)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为…(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export image…</source>
        <translation>导出图片…(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>关闭窗口(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>headlight::ui::DocumentOperations</name>
    <message>
        <source>Nothing was saved: what is being typed is no number yet.</source>
        <translation>未保存：正在输入的内容还不是一个数。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::FileOperations</name>
    <message>
        <source>%1 could not be saved. Nothing was lost: the experiment is still open, and a file of that name is as it was.</source>
        <translation>无法保存 %1。没有丢失任何内容：实验仍然打开着，原有的同名文件保持不变。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>headlight::ui::GuessLayer</name>
    <message>
        <source>Your guess of this number; Enter goes on to the next</source>
        <translation>您对这个数的猜测；Enter 键转到下一个</translation>
    </message>
    <message>
        <source>Guess in row %1, column %2</source>
        <translation>第 %1 行第 %2 列的猜测</translation>
    </message>
</context>
<context>
    <name>headlight::ui::HeadChips</name>
    <message>
        <source>Heads shown</source>
        <translation>显示的头</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Show all heads as a grid</source>
        <translation>以网格显示所有头</translation>
    </message>
    <message>
        <source>Show head %1 large; with Ctrl or Shift, beside the others</source>
        <translation>放大显示头 %1；按住 Ctrl 或 Shift 则与其他头并排</translation>
    </message>
    <message>
        <source>Choose a head, or write several, such as 1, 3–5</source>
        <translation>选择一个头，或写出多个，例如 1, 3–5</translation>
    </message>
</context>
<context>
    <name>headlight::ui::HeadsPanel</name>
    <message>
        <source>Numbers per query, d_q</source>
        <translation>每个查询的维度 d_q</translation>
    </message>
    <message>
        <source>Numbers per key, d_k</source>
        <translation>每个键的维度 d_k</translation>
    </message>
    <message>
        <source>Numbers per value, d_v</source>
        <translation>每个值的维度 d_v</translation>
    </message>
    <message>
        <source>Hidden width of additive scoring, d_h</source>
        <translation>加性得分的隐藏维度 d_h</translation>
    </message>
    <message>
        <source>Width of the final output, d_model</source>
        <translation>最终输出的维度 d_model</translation>
    </message>
    <message>
        <source>Numbers per row of X</source>
        <translation>X 每行的维度</translation>
    </message>
    <message>
        <source>Numbers per row of X_k</source>
        <translation>X_k 每行的维度</translation>
    </message>
    <message>
        <source>Numbers per row of X_v</source>
        <translation>X_v 每行的维度</translation>
    </message>
    <message>
        <source>Change the number of heads</source>
        <translation>更改头的数量</translation>
    </message>
    <message>
        <source>Change a width</source>
        <translation>更改维度</translation>
    </message>
    <message>
        <source>Heads and widths</source>
        <translation>头与维度</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation>头的数量</translation>
    </message>
    <message>
        <source>How many heads attend side by side; new ones get random numbers</source>
        <translation>有多少个头并行计算；新的头使用随机数</translation>
    </message>
    <message>
        <source>One head fewer</source>
        <translation>减少一个头</translation>
    </message>
    <message>
        <source>Remove the last head</source>
        <translation>移除最后一个头</translation>
    </message>
    <message>
        <source>One head more</source>
        <translation>增加一个头</translation>
    </message>
    <message>
        <source>Add a head with random numbers</source>
        <translation>增加一个使用随机数的头</translation>
    </message>
    <message>
        <source>Widths of</source>
        <extracomment>Before the choice of a head, or all of them.</extracomment>
        <translation>适用的头</translation>
    </message>
    <message>
        <source>The heads whose widths are set</source>
        <translation>要设置维度的头</translation>
    </message>
    <message>
        <source>Set the widths of all heads together, or of one</source>
        <translation>为所有头一起设置维度，或只为一个头设置</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>differ</source>
        <extracomment>In a field for the width of several heads that have not the same.</extracomment>
        <translation>不一致</translation>
    </message>
    <message>
        <source>%1. A change makes the matrices wider or narrower.</source>
        <translation>%1。改动会使矩阵变宽或变窄。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::HeatmapPanel</name>
    <message>
        <source>Heatmap of %1</source>
        <translation>%1的热力图</translation>
    </message>
    <message>
        <source>The arrow keys go from cell to cell, with Ctrl to the same cell of another head.</source>
        <translation>方向键在单元格之间移动；同时按 Ctrl 可转到另一个头的同一单元格。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>键盘与鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation>关于 Headlight(&amp;A)</translation>
    </message>
</context>
<context>
    <name>headlight::ui::InputKindSection</name>
    <message>
        <source>Q, K and V</source>
        <translation>Q、K 和 V</translation>
    </message>
    <message>
        <source>Inputs X and projections</source>
        <translation>输入 X 与投影</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Start from %1</source>
        <translation>从%1开始</translation>
    </message>
    <message>
        <source>The calculation starts from</source>
        <translation>计算从何处开始</translation>
    </message>
    <message>
        <source>What the calculation starts from</source>
        <translation>计算的起点</translation>
    </message>
    <message>
        <source>Which matrices are given; what follows from them is calculated</source>
        <translation>给出哪些矩阵；其余由它们计算得出</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Given weights are shown as they are; scoring, temperature and mask do not act.</source>
        <translation>给定的权重原样显示；得分、温度和掩码不起作用。</translation>
    </message>
    <message>
        <source>The picture stays on switching to: %1.</source>
        <translation>切换到以下各项时图像不变：%1。</translation>
    </message>
    <message>
        <source>New random numbers come on switching to: %1. Undo brings yours back.</source>
        <translation>切换到以下各项时会产生新的随机数：%1。撤销可恢复原来的数。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::InputsMenu</name>
    <message>
        <source>&amp;Inputs</source>
        <translation>输入(&amp;I)</translation>
    </message>
    <message>
        <source>Change the inputs</source>
        <translation>更改输入</translation>
    </message>
    <message>
        <source>The new inputs cannot be computed from the old ones: their numbers are random. Undo brings the old ones back.</source>
        <translation>新的输入无法由旧的输入算出：其中的数是随机的。撤销可恢复旧的输入。</translation>
    </message>
    <message>
        <source>&amp;Q, K and V</source>
        <translation>Q、K 和 V(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;X and the projections W</source>
        <translation>X 与投影 W(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>得分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Weights as given</source>
        <translation>给定的权重(&amp;W)</translation>
    </message>
    <message>
        <source>%1  (new random numbers)</source>
        <translation>%1（新的随机数）</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LabelField</name>
    <message>
        <source>Whether the picture has it</source>
        <translation>图片中是否显示它</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>Your own words instead of the grey ones</source>
        <translation>用您自己的文字代替灰色的文字</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonBar</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>All steps of the lesson</source>
        <translation>课程的所有步骤</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Shows this step as the teacher made it, all numbers included</source>
        <translation>恢复老师设定的这一步，包括所有数字</translation>
    </message>
    <message>
        <source>This lesson has no steps yet. Set up what the class is to see, then record it as a step.</source>
        <translation>这堂课还没有步骤。先摆好要让全班看到的内容，再把它录制为一步。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>the number of a step, and how many steps there are</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonParts</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;Make a lesson</source>
        <translation>制作课程(&amp;M)</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonEditor</name>
    <message>
        <source>A lesson is a list of steps. Each shows an experiment as you set it up, says a sentence or two, and can ask the class to predict numbers.</source>
        <translation>课程由若干步骤组成。每一步展示一个您设定好的实验，配一两句话，还可以请全班预测数字。</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>新建课程</translation>
    </message>
    <message>
        <source>Begins a lesson whose first step is what you see now</source>
        <translation>新建课程，以当前所见作为第一步</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>课程标题</translation>
    </message>
    <message>
        <source>What the lesson is called</source>
        <translation>这堂课的名称</translation>
    </message>
    <message>
        <source>The language you write; a lesson can have its texts in both</source>
        <translation>正在编写的语言；课程的文字可以两种语言都有</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Click to go to a step; drag to reorder</source>
        <translation>单击转到某一步；拖动可调整顺序</translation>
    </message>
    <message>
        <source>Record step</source>
        <translation>录制步骤</translation>
    </message>
    <message>
        <source>Makes what you see now a new step: experiment, stage, heads and selected cell</source>
        <translation>把当前所见录制为新的一步：实验、阶段、头和选中的单元格</translation>
    </message>
    <message>
        <source>Let this step show what you see now</source>
        <translation>让这一步展示当前所见</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>上移此步骤</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>下移此步骤</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>删除此步骤</translation>
    </message>
    <message>
        <source>Undo in the lesson</source>
        <translation>撤销课程的改动</translation>
    </message>
    <message>
        <source>Redo in the lesson</source>
        <translation>重做课程的改动</translation>
    </message>
    <message>
        <source>&amp;Notes for the teacher</source>
        <translation>教师备注(&amp;N)</translation>
    </message>
    <message>
        <source>For whoever teaches with this lesson; students do not see it</source>
        <translation>写给使用这堂课的老师；学生看不到</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>保存课程</translation>
    </message>
    <message>
        <source>Saves the lesson as a file that others can open</source>
        <translation>把课程保存为别人可以打开的文件</translation>
    </message>
    <message>
        <source>%1 (predict)</source>
        <translation>%1（预测）</translation>
    </message>
    <message>
        <source>A lesson has at most %1 steps.</source>
        <translation>一堂课最多有 %1 步。</translation>
    </message>
    <message>
        <source>Record a step</source>
        <translation>录制步骤</translation>
    </message>
    <message>
        <source>Change what the step shows</source>
        <translation>更改步骤的内容</translation>
    </message>
    <message>
        <source>Move the step</source>
        <translation>移动步骤</translation>
    </message>
    <message>
        <source>Change the lesson’s title</source>
        <translation>更改课程标题</translation>
    </message>
    <message>
        <source>Change the lesson’s notes</source>
        <translation>更改教师备注</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonMenu</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lessons of Headlight</source>
        <translation>Headlight 自带课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>R&amp;eset the step</source>
        <translation>重置这一步(&amp;E)</translation>
    </message>
    <message>
        <source>Lea&amp;ve the lesson</source>
        <translation>离开课程(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;New lesson</source>
        <translation>新建课程(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;ave the lesson</source>
        <translation>保存课程(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;cord as a new step</source>
        <translation>录制为新步骤(&amp;C)</translation>
    </message>
    <message>
        <source>Save the le&amp;sson as…</source>
        <translation>课程另存为(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonOperations</name>
    <message>
        <source>%1 could not be saved. Nothing was lost: the lesson is still open, and a file of that name is as it was.</source>
        <translation>无法保存 %1。没有丢失任何内容：课程仍然开着，同名的文件保持原样。</translation>
    </message>
    <message>
        <source>Untitled lesson</source>
        <translation>未命名课程</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonPage</name>
    <message>
        <source>This picture cannot be drawn.</source>
        <translation>无法绘制这张图。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonSession</name>
    <message>
        <source>Show what the lesson shows</source>
        <translation>展示课程内容</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LessonStepForm</name>
    <message>
        <source>What the step is called; students see it beside its text</source>
        <translation>这一步的名称，学生会在文字旁看到</translation>
    </message>
    <message>
        <source>What students read in this step; one or two sentences fit well</source>
        <translation>学生在这一步读到的文字，一两句话为宜</translation>
    </message>
    <message>
        <source>What the class guesses before the numbers are shown: about the row that is selected now</source>
        <translation>在显示数字之前请全班猜什么：针对当前选中的那一行</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不预测</translation>
    </message>
    <message>
        <source>The numbers of a row</source>
        <translation>一行的数字</translation>
    </message>
    <message>
        <source>The strongest key of a row</source>
        <translation>一行中最强的键</translation>
    </message>
    <message>
        <source>The question in your words; without it the program asks in its own</source>
        <translation>用您自己的话提问；留空则由程序提问</translation>
    </message>
    <message>
        <source>Question in your own words</source>
        <translation>用您自己的话提问</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得分函数</translation>
    </message>
    <message>
        <source>Students cannot change it in this step</source>
        <translation>学生在这一步不能改动它</translation>
    </message>
    <message>
        <source>Step &amp;title</source>
        <translation>步骤标题(&amp;T)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文字(&amp;X)</translation>
    </message>
    <message>
        <source>The class &amp;predicts</source>
        <translation>请全班预测(&amp;P)</translation>
    </message>
    <message>
        <source>Locked for students</source>
        <translation>对学生锁定</translation>
    </message>
    <message>
        <source>Change the step’s title</source>
        <translation>更改步骤标题</translation>
    </message>
    <message>
        <source>Change the step’s text</source>
        <translation>更改步骤文字</translation>
    </message>
    <message>
        <source>%1, head %2, query “%3”</source>
        <translation>%1，头 %2，查询“%3”</translation>
    </message>
    <message>
        <source>Change what the class predicts</source>
        <translation>更改预测内容</translation>
    </message>
    <message>
        <source>Change the question</source>
        <translation>更改问题</translation>
    </message>
    <message>
        <source>Change what is locked</source>
        <translation>更改锁定内容</translation>
    </message>
</context>
<context>
    <name>headlight::ui::LineField</name>
    <message>
        <source>No more than %1 characters fit in here.</source>
        <translation>此处最多 %1 个字符。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MainToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Scoring: %1</source>
        <translation>得分函数：%1</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>掩码：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>A button: shows the step bar.</extracomment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>A button, a verb: shows the picture to a class.</extracomment>
        <translation>放映</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Finished experiments to look at and to change</source>
        <translation>现成的实验，可以查看和修改</translation>
    </message>
    <message>
        <source>Walks that explain attention step by step, each with a question</source>
        <translation>逐步讲解注意力的课程，每课附一道预测题</translation>
    </message>
    <message>
        <source>How a query is scored against a key</source>
        <translation>查询与键如何计算得分</translation>
    </message>
    <message>
        <source>Which keys a query does not see</source>
        <translation>查询看不见哪些键</translation>
    </message>
    <message>
        <source>Writes the picture as PNG, SVG or PDF</source>
        <translation>把图片写成 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>Walks through the calculation, one stage after the other</source>
        <translation>逐个阶段走完整个计算过程</translation>
    </message>
    <message>
        <source>The picture and its steps on the whole screen, in large type</source>
        <translation>全屏显示图片和步骤，并使用大号字</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MainWindow</name>
    <message>
        <source>%1[*] – Headlight</source>
        <translation>%1[*] – Headlight</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>从何而来</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskEditor</name>
    <message>
        <source>These weights are given, so the mask is kept but does not act.</source>
        <translation>这些权重是给定的，因此掩码会保留但不起作用。</translation>
    </message>
    <message>
        <source>Hide or show key</source>
        <translation>隐藏或显示键</translation>
    </message>
    <message>
        <source>Heads to look at and to paint</source>
        <translation>要查看和涂抹的头</translation>
    </message>
    <message>
        <source>Smaller cells (Ctrl+wheel)</source>
        <translation>缩小单元格（Ctrl+滚轮）</translation>
    </message>
    <message>
        <source>Larger cells (Ctrl+wheel)</source>
        <translation>放大单元格（Ctrl+滚轮）</translation>
    </message>
    <message>
        <source>Fit the cells to the space</source>
        <translation>使单元格适应空间</translation>
    </message>
    <message>
        <source>Hidden keys</source>
        <translation>隐藏的键</translation>
    </message>
    <message>
        <source>What being hidden does to a logit</source>
        <translation>隐藏对 logit 的作用</translation>
    </message>
    <message>
        <source>Change mask mode</source>
        <translation>更改掩码方式</translation>
    </message>
    <message>
        <source>Value for hidden keys</source>
        <translation>隐藏的键的值</translation>
    </message>
    <message>
        <source>The number added to, or put in place of, the logit of a hidden key</source>
        <translation>加到被隐藏的键的 logit 上、或取代它的数</translation>
    </message>
    <message>
        <source>Change mask value</source>
        <translation>更改掩码值</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>This cell stays hidden by the layer “%1”. Change that layer to show it.</source>
        <translation>这个单元格仍被图层“%1”隐藏。请更改该图层以显示它。</translation>
    </message>
    <message>
        <source>Hide cells</source>
        <translation>隐藏单元格</translation>
    </message>
    <message>
        <source>Show cells</source>
        <translation>显示单元格</translation>
    </message>
    <message>
        <source>Drag to hide cells; Shift or the right button shows them.</source>
        <translation>拖动可隐藏单元格；按住 Shift 或用右键则显示。</translation>
    </message>
    <message>
        <source>A mask may differ from head to head. What you paint goes to these.</source>
        <translation>各个头的掩码可以不同。绘制的内容作用于这里选择的头。</translation>
    </message>
    <message>
        <source>Leave hidden keys out, or add a number to their logits, or replace their logits by one</source>
        <translation>排除隐藏的键，或给它们的 logit 加上一个数，或用一个数替换它们的 logit</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskGrid</name>
    <message>
        <source>Mask, queries as rows and keys as columns</source>
        <translation>掩码，查询为行，键为列</translation>
    </message>
    <message>
        <source>Key %1. Click to hide or show it in every row.</source>
        <translation>键 %1。点击可在每一行中隐藏或显示它。</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>The space bar hides a cell or shows it; with Shift it only shows.</source>
        <translation>空格键隐藏或显示单元格；同时按 Shift 则只显示。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskLayerRow</name>
    <message>
        <source>Layer %1: %2</source>
        <translation>图层 %1：%2</translation>
    </message>
    <message>
        <source>Switch mask layer on</source>
        <translation>打开掩码图层</translation>
    </message>
    <message>
        <source>Switch mask layer off</source>
        <translation>关闭掩码图层</translation>
    </message>
    <message>
        <source>Delete this layer</source>
        <translation>删除此图层</translation>
    </message>
    <message>
        <source>Delete layer %1: %2</source>
        <translation>删除图层 %1：%2</translation>
    </message>
    <message>
        <source>Delete mask layer</source>
        <translation>删除掩码图层</translation>
    </message>
    <message>
        <source>Heads</source>
        <extracomment>Before a field: which heads a layer of the mask acts on.</extracomment>
        <translation>头</translation>
    </message>
    <message>
        <source>The heads this layer applies to, such as 1, 3–5; all where empty</source>
        <translation>此图层作用的头，例如 1, 3–5；留空表示全部</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Heads.</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Before a field: which keys a layer hides.</extracomment>
        <translation>键</translation>
    </message>
    <message>
        <source>The keys to hide, such as 1, 3–5. A click on a key&apos;s name above the grid does it too.</source>
        <translation>要隐藏的键，例如 1, 3–5。也可点击网格上方的键名。</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Keys.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>How far a window reaches to earlier keys.</extracomment>
        <translation>左</translation>
    </message>
    <message>
        <source>How many keys before its own position a query sees</source>
        <translation>查询能看到自身位置之前的多少个键</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>How far a window reaches to later keys.</extracomment>
        <translation>右</translation>
    </message>
    <message>
        <source>How many keys after its own position a query sees</source>
        <translation>查询能看到自身位置之后的多少个键</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Of a prefix: a number of keys.</extracomment>
        <translation>长度</translation>
    </message>
    <message>
        <source>How many of the first keys every query sees</source>
        <translation>最前面的多少个键对所有查询可见</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>Change window</source>
        <translation>更改窗口</translation>
    </message>
    <message>
        <source>Change prefix</source>
        <translation>更改前缀</translation>
    </message>
    <message>
        <source>“%1” names no heads; write numbers from 1 to %2, such as 1, 3–5.</source>
        <translation>“%1”不是有效的头；请写 1 到 %2 之间的数，例如 1, 3–5。</translation>
    </message>
    <message>
        <source>Choose heads of mask layer</source>
        <translation>选择掩码图层的头</translation>
    </message>
    <message>
        <source>“%1” names no keys; write numbers from 1 to %2, such as 1, 3–5.</source>
        <translation>“%1”不是有效的键；请写 1 到 %2 之间的数，例如 1, 3–5。</translation>
    </message>
    <message>
        <source>Choose hidden keys</source>
        <translation>选择隐藏的键</translation>
    </message>
    <message>
        <source>%1 of layer %2</source>
        <translation>第 %2 层的%1</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskLayers</name>
    <message>
        <source>Nothing is hidden yet. Drag in the grid, or add a layer.</source>
        <translation>还没有隐藏任何内容。在网格中拖动，或添加图层。</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Add a layer; a cell is hidden where any layer hides it</source>
        <translation>添加图层；只要有一个图层隐藏，单元格就被隐藏</translation>
    </message>
    <message>
        <source>Add mask layer</source>
        <translation>添加掩码图层</translation>
    </message>
    <message>
        <source>Delete every layer, so that nothing is hidden</source>
        <translation>删除所有图层，不再隐藏任何内容</translation>
    </message>
    <message>
        <source>Clear mask</source>
        <translation>清除掩码</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskMenu</name>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message numerus="yes">
        <source>padding, %n key(s)</source>
        <translation>
            <numerusform>填充，%n 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>window, %1 before and %2 after</source>
        <translation>窗口，之前 %1，之后 %2</translation>
    </message>
    <message numerus="yes">
        <source>causal after %n key(s)</source>
        <translation>
            <numerusform>前 %n 个键可见，其余因果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>painted, %n cell(s)</source>
        <translation>
            <numerusform>手绘，%n 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mask</source>
        <translation>掩码(&amp;M)</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>On a button: no mask.</extracomment>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 个图层</numerusform>
        </translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>&amp;Causal: hide what comes later</source>
        <translation>因果：隐藏之后的键(&amp;C)</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>图层 %1：%2</translation>
    </message>
    <message>
        <source>&amp;None: switch all off</source>
        <translation>无：全部关闭(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Edit the mask…</source>
        <translation>编辑掩码…(&amp;E)</translation>
    </message>
    <message>
        <source>Hide what comes later</source>
        <translation>隐藏之后的键</translation>
    </message>
    <message>
        <source>Switch a mask layer on</source>
        <translation>打开一个掩码图层</translation>
    </message>
    <message>
        <source>Switch a mask layer off</source>
        <translation>关闭一个掩码图层</translation>
    </message>
    <message>
        <source>Switch the mask off</source>
        <translation>关闭掩码</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MatrixActions</name>
    <message>
        <source>Paste into %1</source>
        <translation>粘贴到 %1</translation>
    </message>
    <message>
        <source>Grow %1 and paste</source>
        <translation>扩大 %1 并粘贴</translation>
    </message>
    <message>
        <source>Fill %1 with zeros</source>
        <translation>用零填充 %1</translation>
    </message>
    <message>
        <source>Fill %1 with ones</source>
        <translation>用一填充 %1</translation>
    </message>
    <message>
        <source>Fill %1 with the identity</source>
        <translation>用单位矩阵填充 %1</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>用随机数填充 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MatrixChooser</name>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Head of the matrix</source>
        <translation>矩阵所属的头</translation>
    </message>
    <message>
        <source>Shared by all heads</source>
        <translation>所有头共用</translation>
    </message>
    <message>
        <source>Add a matrix that this experiment can have</source>
        <translation>添加此实验可以有的矩阵</translation>
    </message>
    <message>
        <source>Add a matrix</source>
        <translation>添加矩阵</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The head whose matrix is shown</source>
        <translation>显示哪个头的矩阵</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Show the matrix of head %1</source>
        <translation>显示头 %1 的矩阵</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MatrixEditor</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Entries of the matrix</source>
        <translation>矩阵的元素</translation>
    </message>
    <message>
        <source>Alt and a drag, or Ctrl and the wheel, change a number; Shift makes the steps fine</source>
        <translation>Alt 加拖动或 Ctrl 加滚轮可改变数值；按住 Shift 则步长更细</translation>
    </message>
    <message>
        <source>Fill the selected entries, or the whole matrix, with numbers</source>
        <translation>用数值填充所选元素或整个矩阵</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Open an example, or type tokens, to have matrices here.</source>
        <translation>打开示例，或输入词元，这里就会有矩阵。</translation>
    </message>
    <message>
        <source>Remove %1 from the experiment</source>
        <translation>从实验中移除 %1</translation>
    </message>
    <message>
        <source>This matrix has no rows: add tokens.</source>
        <translation>这个矩阵没有行：请添加词元。</translation>
    </message>
    <message>
        <source>This matrix has no columns.</source>
        <translation>这个矩阵没有列。</translation>
    </message>
    <message>
        <source>randn, seed %1, skip %2, ×%3; editing an entry makes plain numbers</source>
        <translation>randn，种子 %1，跳过 %2，×%3；编辑任一元素后变为普通数值</translation>
    </message>
    <message>
        <source>The pasted block is %1; from here %2 has room for %3. Growing it makes it %4.</source>
        <translation>粘贴的块是 %1；从这里起 %2 只有 %3 的空间。扩大后将是 %4。</translation>
    </message>
    <message>
        <source>Grow</source>
        <extracomment>A button: make the matrix as large as what is pasted.</extracomment>
        <translation>扩大</translation>
    </message>
    <message>
        <source>Paste what fits</source>
        <translation>粘贴放得下的部分</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>整个 %1</translation>
    </message>
    <message>
        <source>Selected %1</source>
        <translation>所选 %1</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>一</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>单位矩阵</translation>
    </message>
    <message>
        <source>Random…</source>
        <translation>随机…</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MatrixModel</name>
    <message>
        <source>Query %1: %2</source>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>Key %1: %2</source>
        <translation>键 %1：%2</translation>
    </message>
    <message>
        <source>Dimension %1 (%2)</source>
        <translation>维度 %1（%2）</translation>
    </message>
    <message>
        <source>Change an entry of %1</source>
        <translation>更改 %1 的元素</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MatrixScrubber</name>
    <message>
        <source>Drag an entry of %1</source>
        <translation>拖动 %1 的元素</translation>
    </message>
    <message>
        <source>Drag entries of %1</source>
        <translation>拖动 %1 的元素</translation>
    </message>
</context>
<context>
    <name>headlight::ui::MatrixView</name>
    <message>
        <source>Select all entries</source>
        <translation>选择所有元素</translation>
    </message>
    <message>
        <source>Type to change a number; Alt and dragging turns it up and down</source>
        <translation>直接键入即可修改数；按住 Alt 拖动可增减</translation>
    </message>
</context>
<context>
    <name>headlight::ui::NormalizerSection</name>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Hardmax: all on the best key</source>
        <translation>Hardmax：全部给最佳的键</translation>
    </message>
    <message>
        <source>Change the normalizer</source>
        <translation>更改归一化方式</translation>
    </message>
    <message>
        <source>From logits to weights</source>
        <translation>从 logit 到权重</translation>
    </message>
    <message>
        <source>Normalizer</source>
        <translation>归一化方式</translation>
    </message>
    <message>
        <source>Softmax shares the weight among the keys; hardmax gives it all to the best one</source>
        <translation>softmax 在各个键之间分配权重；hardmax 把全部权重给最佳的键</translation>
    </message>
    <message>
        <source>Each head its own</source>
        <translation>每个头各自设置</translation>
    </message>
    <message>
        <source>Change the normalizer of head %1</source>
        <translation>更改头 %1 的归一化方式</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Normalizer of head %1</source>
        <translation>头 %1 的归一化方式</translation>
    </message>
</context>
<context>
    <name>headlight::ui::NoteLine</name>
    <message>
        <source>A click opens the notes.</source>
        <translation>点击可打开备注。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::NotesEditor</name>
    <message>
        <source>Shown above the picture</source>
        <translation>显示在图片上方</translation>
    </message>
    <message>
        <source>What this experiment shows, for whoever opens the file</source>
        <translation>这个实验说明什么，写给打开文件的人</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>更改标题</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>更改备注</translation>
    </message>
    <message>
        <source>Stands above the picture, on the screen and in files</source>
        <translation>显示在图片上方，屏幕和文件中都有</translation>
    </message>
    <message>
        <source>Kept in the file; the first line stands below the picture</source>
        <translation>保存在文件中；第一行显示在图片下方</translation>
    </message>
</context>
<context>
    <name>headlight::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>headlight::ui::NumberDelegate</name>
    <message>
        <source>Number in row %1, column %2</source>
        <translation>第 %1 行第 %2 列的数</translation>
    </message>
    <message>
        <source>A number or an expression such as 1/3; Enter takes it</source>
        <translation>数或表达式，例如 1/3；Enter 确认</translation>
    </message>
</context>
<context>
    <name>headlight::ui::OperandField</name>
    <message>
        <source>Another number for this operand; Enter takes it, Esc leaves it as it was</source>
        <translation>为这个操作数输入另一个数；Enter 确认，Esc 保持原样</translation>
    </message>
</context>
<context>
    <name>headlight::ui::PanelSection</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>headlight::ui::PictureOperations</name>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change how the picture looks</source>
        <translation>更改图片的外观</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>The name must end in .png, .svg or .pdf.</source>
        <translation>文件名必须以 .png、.svg 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>The image is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The image could not be copied.</source>
        <translation>无法复制图片。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::PicturePreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>图片预览</translation>
    </message>
</context>
<context>
    <name>headlight::ui::PredictBar</name>
    <message>
        <source>Predict</source>
        <extracomment>A verb: guess the numbers before they are shown.</extracomment>
        <translation>预测</translation>
    </message>
    <message>
        <source>Hides numbers of this stage, so that the class can guess them first</source>
        <translation>隐藏本阶段的数，让大家先猜一猜</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Shows the numbers and what was right</source>
        <translation>显示这些数，以及哪些猜对了</translation>
    </message>
    <message>
        <source>Guess the numbers of this key</source>
        <translation>猜这个键的数</translation>
    </message>
    <message>
        <source>Guess the numbers of this query</source>
        <translation>猜这个查询的数</translation>
    </message>
    <message>
        <source>Guess all numbers of this stage</source>
        <translation>猜本阶段所有的数</translation>
    </message>
    <message>
        <source>Choose the strongest key of this query</source>
        <translation>选出这个查询最强的键</translation>
    </message>
    <message>
        <source>Choose the strongest key of every query</source>
        <translation>为每个查询选出最强的键</translation>
    </message>
    <message>
        <source>Which key is the strongest for the query “%1”? Click its cell.</source>
        <translation>对查询“%1”来说，哪个键最强？请点击它的单元格。</translation>
    </message>
    <message>
        <source>Which key is the strongest for each query? Click one cell in each row.</source>
        <translation>对每个查询来说，哪个键最强？请在每一行点击一个单元格。</translation>
    </message>
    <message>
        <source>What are the numbers of “%1”? Click a cell and type; Enter leads to the next.</source>
        <translation>“%1”的数是多少？点击单元格并输入，按回车键到下一个。</translation>
    </message>
    <message>
        <source>What are the numbers of “%1” for the key “%2”? Click a cell and type; Enter leads to the next.</source>
        <translation>键“%2”的“%1”是多少？点击单元格并输入，按回车键到下一个。</translation>
    </message>
    <message>
        <source>What are the numbers of “%1” for the query “%2”? Click a cell and type; Enter leads to the next.</source>
        <translation>查询“%2”的“%1”是多少？点击单元格并输入，按回车键到下一个。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Shows the numbers again and forgets the guesses</source>
        <translation>重新显示这些数，并丢弃猜测</translation>
    </message>
    <message>
        <source>Takes the marks away and forgets the guesses</source>
        <translation>去掉标记，并丢弃猜测</translation>
    </message>
    <message>
        <source>%1 still open</source>
        <translation>还有 %1 个未猜</translation>
    </message>
    <message>
        <source>%1 right · %2 wrong · %3 open</source>
        <translation>对 %1 · 错 %2 · 未猜 %3</translation>
    </message>
    <message>
        <source>%1, dimension %2</source>
        <translation>%1，第 %2 维</translation>
    </message>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1：是 %2，不是 %3</translation>
    </message>
    <message>
        <source>All guesses are right.</source>
        <translation>全部猜对了。</translation>
    </message>
    <message>
        <source>No guess was made.</source>
        <translation>没有人猜。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Not the strongest: %1</source>
        <translation>不是最强的：%1</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <translation>没猜对：%1</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>去猜</translation>
    </message>
    <message>
        <source>Shows the cells that are asked for, to type into or to choose from</source>
        <translation>转到要猜的单元格，在其中输入或选择</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ProgressNote</name>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops computing; the numbers you typed stay</source>
        <translation>停止计算；您输入的数会保留</translation>
    </message>
</context>
<context>
    <name>headlight::ui::RandomBar</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Seed of the random numbers</source>
        <translation>随机数的种子</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers, those of NumPy&apos;s np.random.seed</source>
        <translation>相同的种子给出相同的数，与 NumPy 的 np.random.seed 一致</translation>
    </message>
    <message>
        <source>Scale of the random numbers</source>
        <translation>随机数的倍数</translation>
    </message>
    <message>
        <source>Each number of the standard normal distribution is multiplied by this</source>
        <translation>标准正态分布的每个数都乘以它</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>A button: put random numbers into the entries.</extracomment>
        <translation>填充</translation>
    </message>
    <message>
        <source>Fill with random numbers</source>
        <translation>用随机数填充</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>headlight::ui::RowBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The weight of each key. A click or the arrow keys choose one.</source>
        <translation>每个键的权重。点击或用方向键选择一个。</translation>
    </message>
    <message>
        <source>%1: %2, hidden by the mask</source>
        <translation>%1：%2，被掩码隐藏</translation>
    </message>
</context>
<context>
    <name>headlight::ui::RowView</name>
    <message>
        <source>Where %1 looks</source>
        <translation>%1 看向哪里</translation>
    </message>
    <message>
        <source>These weights share nothing out: none is above 0, or some are negative or not finite.</source>
        <translation>这些权重无法算作分配：没有大于 0 的，或有负数或非有限的数。</translation>
    </message>
    <message>
        <source>Entropy %1 bits · largest: %2, %3 · top three together %4 %</source>
        <translation>熵 %1 比特 · 最大：%2，%3 · 前三名合计 %4 %</translation>
    </message>
    <message>
        <source>Weights of %1, a bar for each key</source>
        <translation>%1 的权重，每个键一条</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ScaleDialog</name>
    <message>
        <source>What the scale is for</source>
        <translation>缩放有什么用</translation>
    </message>
    <message>
        <source>Width d_k of queries and keys</source>
        <translation>查询和键的宽度 d_k</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, Page Up and Page Down</source>
        <translation>拖动，或使用方向键、Page Up 和 Page Down</translation>
    </message>
    <message>
        <source>Without the scale: softmax(q·k)</source>
        <translation>不缩放：softmax(q·k)</translation>
    </message>
    <message>
        <source>With the scale: softmax(q·k / √d_k)</source>
        <translation>缩放：softmax(q·k / √d_k)</translation>
    </message>
    <message>
        <source>The query has d_k ones, and each of three keys d_k times the same number: 1, 0.75 and 0.5. Slide d_k and see what the softmax makes of the scores.</source>
        <translation>查询由 d_k 个 1 组成，三个键分别由 d_k 个相同的数组成：1、0.75 和 0.5。滑动 d_k，看看 softmax 如何处理这些得分。</translation>
    </message>
    <message>
        <source>At d_k = %1 the first key gets %2 of the weight without the scale, and %3 with it.</source>
        <translation>当 d_k = %1 时，第一个键不缩放得到 %2 的权重，缩放后得到 %3。</translation>
    </message>
    <message>
        <source>How many numbers a query and a key have</source>
        <translation>查询和键各有多少个数</translation>
    </message>
    <message>
        <source>Back to the window (Esc)</source>
        <translation>回到窗口（Esc）</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ScoringFunctionSection</name>
    <message>
        <source>Change the scoring function</source>
        <translation>更改得分函数</translation>
    </message>
    <message>
        <source>Change the scale</source>
        <translation>更改缩放系数</translation>
    </message>
    <message>
        <source>From given scores</source>
        <translation>来自给定的得分</translation>
    </message>
    <message>
        <source>Scoring function</source>
        <translation>得分函数</translation>
    </message>
    <message>
        <source>As given</source>
        <extracomment>A scoring function: the given scores as they are.</extracomment>
        <translation>原样</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Scaled</source>
        <extracomment>A scoring function: the given scores times a scale.</extracomment>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>Additive</source>
        <extracomment>A scoring function (Bahdanau).</extracomment>
        <translation>加性</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>A scoring function (Luong): a matrix between query and key.</extracomment>
        <translation>通用</translation>
    </message>
    <message>
        <source>Score with this function; its parameters come back when you return to it</source>
        <translation>用这个函数计算得分；切换回来时其参数会恢复</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>1/√d_k, each head with its own d_k</source>
        <translation>1/√d_k，每个头用自己的 d_k</translation>
    </message>
    <message>
        <source>Scale of the scores</source>
        <translation>得分的缩放</translation>
    </message>
    <message>
        <source>A number or an expression such as 1/sqrt(64)</source>
        <translation>一个数，或 1/sqrt(64) 这样的表达式</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>%1, %2 × %3: edit it among the matrices</source>
        <translation>%1，%2 × %3：在矩阵中编辑</translation>
    </message>
    <message>
        <source>S · scale</source>
        <translation>S · 缩放系数</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ScoringMenu</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>得分函数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dot product,  q·k</source>
        <translation>点积，  q·k(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Scaled dot product,  q·k / √d_k</source>
        <translation>缩放点积，  q·k / √d_k(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Additive,  vᵀ tanh(W q + U k)</source>
        <translation>加性，  vᵀ tanh(W q + U k)(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;General,  qᵀ W k</source>
        <translation>通用，  qᵀ W k(&amp;G)</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>scaled dot</source>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>加性</translation>
    </message>
    <message>
        <source>general</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Change the scoring</source>
        <translation>更改得分函数</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>键盘与鼠标</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Pointer on a cell</source>
        <translation>指向单元格</translation>
    </message>
    <message>
        <source>query, key and every stage of the cell</source>
        <translation>显示查询、键和该单元格的每个阶段</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>locks the selection</source>
        <translation>锁定所选单元格</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move it</source>
        <translation>移动到相邻的单元格</translation>
    </message>
    <message>
        <source>frees it</source>
        <translation>解除锁定</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + 滚轮</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>moves a zoomed heatmap</source>
        <translation>移动放大的热力图</translation>
    </message>
    <message>
        <source>shows the whole heatmap</source>
        <translation>显示整个热力图</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Type, or %1</source>
        <translation>直接输入，或 %1</translation>
    </message>
    <message>
        <source>edits a number; 1/3 and sqrt(2) are understood</source>
        <translation>编辑数值；可以写 1/3 和 sqrt(2)</translation>
    </message>
    <message>
        <source>Alt + drag, Ctrl + wheel</source>
        <translation>Alt + 拖动，Ctrl + 滚轮</translation>
    </message>
    <message>
        <source>changes a number by dragging; with Shift in fine steps</source>
        <translation>拖动改变数值；按住 Shift 步长更细</translation>
    </message>
    <message>
        <source>selects several</source>
        <translation>选择多个</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>copies and pastes as a table</source>
        <translation>以表格形式复制和粘贴</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>undoes and redoes</source>
        <translation>撤销和重做</translation>
    </message>
    <message>
        <source>adds and removes a head</source>
        <translation>增加和移除头</translation>
    </message>
    <message>
        <source>exports an image</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>copies the image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>从何而来</translation>
    </message>
    <message>
        <source>shows and hides the derivation</source>
        <translation>显示或隐藏推导</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab、方向键</translation>
    </message>
    <message>
        <source>lead from operand to operand</source>
        <translation>在各操作数之间移动</translation>
    </message>
    <message>
        <source>goes to the operand; once more edits it</source>
        <translation>转到该操作数；再按一次进行修改</translation>
    </message>
    <message>
        <source>edits the operand here</source>
        <translation>在此处修改该操作数</translation>
    </message>
    <message>
        <source>Step by step and presentation</source>
        <translation>逐步演示与放映</translation>
    </message>
    <message>
        <source>shows the step bar</source>
        <translation>显示步骤栏</translation>
    </message>
    <message>
        <source>presentation: picture and step bar only</source>
        <translation>放映：只有图和步骤栏</translation>
    </message>
    <message>
        <source>start it at the first and at the present step</source>
        <translation>从第一步、从当前步骤开始放映</translation>
    </message>
    <message>
        <source>next and previous step</source>
        <translation>下一步和上一步</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>第一步和最后一步</translation>
    </message>
    <message>
        <source>blanks the screen</source>
        <translation>让屏幕空白</translation>
    </message>
    <message>
        <source>shows and hides the editors in a presentation</source>
        <translation>放映时显示和隐藏编辑器</translation>
    </message>
    <message>
        <source>Ctrl + plus, minus, 0</source>
        <translation>Ctrl + 加号、减号、0</translation>
    </message>
    <message>
        <source>size of type in a presentation</source>
        <translation>放映时的字号</translation>
    </message>
    <message>
        <source>leaves the presentation</source>
        <translation>结束放映</translation>
    </message>
    <message>
        <source>The arrow keys scroll where there is more than fits</source>
        <translation>内容放不下时可用方向键滚动</translation>
    </message>
    <message>
        <source>Back to the window (Esc)</source>
        <translation>回到窗口（Esc）</translation>
    </message>
</context>
<context>
    <name>headlight::ui::StageBar</name>
    <message>
        <source>Stages of the calculation</source>
        <translation>计算的各个阶段</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段：%1</translation>
    </message>
</context>
<context>
    <name>headlight::ui::StepBar</name>
    <message>
        <source>Step by step</source>
        <translation>逐步演示</translation>
    </message>
    <message>
        <source>Opens the editor in which these numbers are changed</source>
        <translation>打开可以更改这些数的编辑器</translation>
    </message>
    <message>
        <source>Close the step bar</source>
        <translation>关闭步骤栏</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Speed: how long each step stays while it plays</source>
        <translation>速度：播放时每一步停留多久</translation>
    </message>
    <message>
        <source>Pace: what one step is</source>
        <translation>步幅：每一步走多远</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <source>By query</source>
        <translation>按查询</translation>
    </message>
    <message>
        <source>By cell</source>
        <translation>按单元格</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
</context>
<context>
    <name>headlight::ui::StepPath</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>The way through the calculation. A click or the arrow keys go to another step.</source>
        <translation>计算的路径。点击或用方向键转到另一步。</translation>
    </message>
</context>
<context>
    <name>headlight::ui::SymbolChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>headlight::ui::TemperatureSection</name>
    <message>
        <source>Change the temperature</source>
        <translation>更改温度</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Temperature, on a logarithmic scale</source>
        <translation>温度（对数刻度）</translation>
    </message>
    <message>
        <source>Scores are divided by the temperature: low makes weights sharp, high makes them even</source>
        <translation>得分除以温度：温度低则权重集中，温度高则权重均匀</translation>
    </message>
    <message>
        <source>A number above 0, or an expression</source>
        <translation>大于 0 的数，或表达式</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <translation>设为 1</translation>
    </message>
    <message>
        <source>Set the temperature to 1</source>
        <translation>把温度设为 1</translation>
    </message>
    <message>
        <source>Set the temperature to 1, where it changes nothing</source>
        <translation>把温度设为 1，此时不改变任何结果</translation>
    </message>
</context>
<context>
    <name>headlight::ui::TextField</name>
    <message>
        <source>(This text has %1 characters, too many to be edited here. It is kept whole. Select all and press Delete to empty the field.)</source>
        <translation>（这段文字有 %1 个字符，太长，无法在此编辑，但会完整保留。全选后按删除键可清空。）</translation>
    </message>
</context>
<context>
    <name>headlight::ui::TokenDelegate</name>
    <message>
        <source>empty</source>
        <extracomment>In the place of a token without characters.</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>The token&apos;s text; Enter takes it</source>
        <translation>词元的文字；Enter 确认</translation>
    </message>
</context>
<context>
    <name>headlight::ui::TokenEditor</name>
    <message>
        <source>Keys are the same as the queries</source>
        <translation>键与查询相同</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Self-attention: one list of tokens for rows and columns</source>
        <translation>自注意力：行和列共用一组词元</translation>
    </message>
    <message>
        <source>Link keys to queries</source>
        <translation>把键与查询关联</translation>
    </message>
    <message>
        <source>Unlink keys</source>
        <translation>取消键与查询的关联</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Type a sentence…</source>
        <translation>输入一个句子…</translation>
    </message>
    <message>
        <source>Spaces separate tokens; Chinese and Japanese split by character. Enter replaces the tokens.</source>
        <translation>按空格拆分；中文和日文按字拆分。按 Enter 替换现有词元。</translation>
    </message>
    <message>
        <source>Replace the tokens by those of the sentence (Enter)</source>
        <translation>用句子的词元替换现有词元（Enter）</translation>
    </message>
    <message>
        <source>Spaces separate tokens; Chinese and Japanese split by character.</source>
        <translation>按空格拆分；中文和日文按字拆分。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s): %1</source>
        <translation>
            <numerusform>%n 个词元：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split into %n token(s). Tokens that stay keep their numbers.</source>
        <translation>
            <numerusform>拆分为 %n 个词元。保留下来的词元，其数值不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>A sentence for the queries and keys</source>
        <translation>用于查询和键的句子</translation>
    </message>
    <message>
        <source>A sentence for the queries</source>
        <translation>用于查询的句子</translation>
    </message>
    <message>
        <source>Split into queries and keys</source>
        <translation>拆分为查询和键</translation>
    </message>
    <message>
        <source>Split into queries</source>
        <translation>拆分为查询</translation>
    </message>
    <message>
        <source>A sentence for the keys</source>
        <translation>用于键的句子</translation>
    </message>
    <message>
        <source>Split into keys</source>
        <translation>拆分为键</translation>
    </message>
</context>
<context>
    <name>headlight::ui::TokenModel</name>
    <message>
        <source>%1: empty token</source>
        <translation>%1：空词元</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rename token</source>
        <translation>重命名词元</translation>
    </message>
</context>
<context>
    <name>headlight::ui::TokenPanel</name>
    <message>
        <source>No tokens yet. Type a sentence above, or add one below.</source>
        <translation>还没有词元。在上方输入句子，或在下方添加。</translation>
    </message>
    <message>
        <source>Add a token (Insert)</source>
        <translation>添加词元（Insert）</translation>
    </message>
    <message>
        <source>Delete the selected tokens (Del)</source>
        <translation>删除所选词元（Del）</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移（Alt+↑）</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移（Alt+↓）</translation>
    </message>
    <message>
        <source>Copy, paste and more</source>
        <translation>复制、粘贴等</translation>
    </message>
    <message>
        <source>Keys (columns)</source>
        <translation>键（列）</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>Queries (rows)</source>
        <translation>查询（行）</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Add a token below</source>
        <translation>在下方添加词元</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste over all tokens</source>
        <translation>粘贴并替换所有词元</translation>
    </message>
    <message>
        <source>Paste below</source>
        <translation>在下方粘贴</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>添加词元</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n token(s)</source>
        <translation>
            <numerusform>删除 %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n token(s)</source>
        <translation>
            <numerusform>移动 %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n token(s), one a line.</source>
        <translation>
            <numerusform>已复制 %n 个词元，每行一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace keys</source>
        <translation>替换键</translation>
    </message>
    <message>
        <source>Replace queries</source>
        <translation>替换查询</translation>
    </message>
    <message>
        <source>The clipboard holds no text to paste.</source>
        <translation>剪贴板中没有可粘贴的文本。</translation>
    </message>
    <message numerus="yes">
        <source>Pasted a list of %n token(s). Tokens that stay keep their numbers.</source>
        <translation>
            <numerusform>已粘贴含 %n 个词元的列表。保留下来的词元，其数值不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a sentence as %n token(s). Tokens that stay keep their numbers.</source>
        <translation>
            <numerusform>已粘贴句子，共 %n 个词元。保留下来的词元，其数值不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n token(s)</source>
        <translation>
            <numerusform>粘贴 %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inserted %n token(s).</source>
        <translation>
            <numerusform>已插入 %n 个词元。</numerusform>
        </translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>query and key</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>F2 or a double click renames a token, Insert adds one, Del removes it</source>
        <translation>按 F2 或双击可重命名词元，Insert 添加，Del 删除</translation>
    </message>
</context>
<context>
    <name>headlight::ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>恢复默认布局(&amp;R)</translation>
    </message>
    <message>
        <source>Show the &amp;whole heatmap</source>
        <translation>显示整个热力图(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>减少动态效果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Language · 语言</source>
        <translation>语言 · Language(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tep by step</source>
        <translation>逐步演示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>放映(&amp;P)</translation>
    </message>
</context>
<context>
    <name>headlight::ui::WeightBars</name>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>%1: score %2, weight %3</source>
        <translation>%1：得分 %2，权重 %3</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the items of a list</comment>
        <translation>；</translation>
    </message>
</context>
</TS>
