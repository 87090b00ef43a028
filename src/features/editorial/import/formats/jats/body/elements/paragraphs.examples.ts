import type { Examples } from './examples.ts';

export const paragraphsExamples: Examples = {
  p: [
    '<p>One<list list-type="bullet"><list-item><p>two</p></list-item></list>three<fn><p>note</p></fn> four</p>',
    '<p>One</p><ul data-jats="list" data-type="bullet"><li><p>two</p></li></ul><p>three <span data-jats="fn">note</span> four</p>',
  ],
  label: ['<p><label>1</label></p>', '<p><span data-jats="label">1</span></p>'],
  subtitle: ['<subtitle>Under</subtitle>', '<p data-jats="subtitle">Under</p>'],
  title: ['<caption><title>Over</title></caption>', '<div data-jats="caption"><p data-jats="title">Over</p></div>'],
  'disp-quote': [
    '<disp-quote content-type="editor-comment"><p>Said</p><attrib>By one</attrib></disp-quote>',
    '<blockquote data-jats="disp-quote" data-type="editor-comment"><p>Said</p><p data-jats="attrib">By one</p></blockquote>',
  ],
  attrib: ['<attrib>By one</attrib>', '<p data-jats="attrib">By one</p>'],
  'verse-group': [
    '<verse-group><verse-line>One</verse-line><verse-line>two</verse-line></verse-group>',
    '<div data-jats="verse-group"><p data-jats="verse-line">One</p><p data-jats="verse-line">two</p></div>',
  ],
  'verse-line': ['<verse-line>One</verse-line>', '<p data-jats="verse-line">One</p>'],
  speech: [
    '<speech><speaker>A</speaker><p>Yes</p></speech>',
    '<div data-jats="speech"><p data-jats="speaker">A</p><p>Yes</p></div>',
  ],
  speaker: ['<speaker>A</speaker>', '<p data-jats="speaker">A</p>'],
  statement: [
    '<statement id="t1"><label>Theorem 1</label><p>Always</p></statement>',
    '<div data-jats="statement" id="t1"><span data-jats="label">Theorem 1</span><p>Always</p></div>',
  ],
  code: [
    '<code language="r">x &lt;- 1\n  y</code>',
    '<pre data-jats="code" tabindex="0" data-language="r"><code>x &lt;- 1\n  y</code></pre>',
  ],
  preformat: ['<preformat>a\n  b</preformat>', '<pre data-jats="preformat" tabindex="0">a\n  b</pre>'],
  'textual-form': ['<p><textual-form>H2O</textual-form></p>', '<p><span data-jats="textual-form">H2O</span></p>'],
  'sig-block': [
    '<sig-block><sig>Someone</sig></sig-block>',
    '<div data-jats="sig-block"><p data-jats="sig">Someone</p></div>',
  ],
  sig: ['<sig>Someone</sig>', '<p data-jats="sig">Someone</p>'],
};
