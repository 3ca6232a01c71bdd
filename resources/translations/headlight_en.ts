<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>headlight::ui::MainToolBar</name>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskLayerRow</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::ui::MaskMenu</name>
    <message numerus="yes">
        <source>padding, %n key(s)</source>
        <translation>
            <numerusform>padding, %n key</numerusform>
            <numerusform>padding, %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>causal after %n key(s)</source>
        <translation>
            <numerusform>causal after %n key</numerusform>
            <numerusform>causal after %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>painted, %n cell(s)</source>
        <translation>
            <numerusform>painted, %n cell</numerusform>
            <numerusform>painted, %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::ui::TokenEditor</name>
    <message numerus="yes">
        <source>%n token(s): %1</source>
        <translation>
            <numerusform>%n token: %1</numerusform>
            <numerusform>%n tokens: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split into %n token(s). Tokens that stay keep their numbers.</source>
        <translation>
            <numerusform>Split into %n token. Tokens that stay keep their numbers.</numerusform>
            <numerusform>Split into %n tokens. Tokens that stay keep their numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::ui::TokenPanel</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n token(s)</source>
        <translation>
            <numerusform>Delete %n token</numerusform>
            <numerusform>Delete %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n token(s)</source>
        <translation>
            <numerusform>Move %n token</numerusform>
            <numerusform>Move %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n token(s), one a line.</source>
        <translation>
            <numerusform>Copied %n token, one a line.</numerusform>
            <numerusform>Copied %n tokens, one a line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a list of %n token(s). Tokens that stay keep their numbers.</source>
        <translation>
            <numerusform>Pasted a list of %n token. Tokens that stay keep their numbers.</numerusform>
            <numerusform>Pasted a list of %n tokens. Tokens that stay keep their numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a sentence as %n token(s). Tokens that stay keep their numbers.</source>
        <translation>
            <numerusform>Pasted a sentence as %n token. Tokens that stay keep their numbers.</numerusform>
            <numerusform>Pasted a sentence as %n tokens. Tokens that stay keep their numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n token(s)</source>
        <translation>
            <numerusform>Paste %n token</numerusform>
            <numerusform>Paste %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inserted %n token(s).</source>
        <translation>
            <numerusform>Inserted %n token.</numerusform>
            <numerusform>Inserted %n tokens.</numerusform>
        </translation>
    </message>
</context>
</TS>
