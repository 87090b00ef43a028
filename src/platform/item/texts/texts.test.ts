import { expect, test } from 'vitest';
import { numberParagraphs } from './number-paragraphs.ts';
import { passagesOf } from './passages-of.ts';

test('every paragraph gets a name, and nothing else of the text is another', () => {
  const html = '<h2 id="s1">One</h2><p>a &amp; <b title="<p>">b</b></p><p id="p-1">c</p><ul><li><p>d</p></li></ul>';
  const numbered =
    '<h2 id="s1">One</h2><p id="p-2">a &amp; <b title="<p>">b</b></p><p id="p-1">c</p><ul><li><p id="p-3">d</p></li></ul>';
  expect(numberParagraphs(html)).toBe(numbered);
  expect(numberParagraphs(numbered)).toBe(numbered);
});

test.each(['', 'plain', '<p', '<p>', '</p>', '<p id=x>y', '<P>y</P>', '<svg><p>x</p></svg>'])(
  'a broken text %j keeps its words',
  (html) => {
    const words = (text: string) => text.replaceAll(/ id="p-\d+"/g, '');
    expect(words(numberParagraphs(html))).toBe(html);
  },
);

test('passages are paragraphs, entries, captions and rows, each with its heading and its nearest name', () => {
  const html = `<section id="sec1"><h2>Methods</h2><p id="p-1">We  measured <i>light</i>.</p>
    <ul><li>first</li><li><p id="p-2">second</p></li></ul>
    <figure id="fig1"><img src="x"><figcaption>A <b>curve</b></figcaption></figure>
    <figure id="fig2"><figcaption><p id="p-3">Title</p><p id="p-4">Legend</p></figcaption></figure>
    <table id="t1"><caption>Table 1</caption><tr><th>n</th><td>3</td></tr><tr><td><p>4</p></td><td>five</td></tr></table></section>
    <section id="sec2"><h3>Results</h3><p>No name <math alttext="x^2"><mi>x</mi></math> here, and <math><semantics><msub><mi>V</mi><mi>i</mi></msub><annotation>V_i</annotation></semantics></math> there</p><div>loose <b>words</b></div></section>
    <p id="p-9">Data are at <span data-jats="element-citation">Sample A. 2023. A database. Dryad.</span></p>
    <section data-jats="ref-list" id="refs"><p id="r">Cited work</p></section>`;
  expect(passagesOf(html)).toEqual([
    { anchor: 'p-1', section: 'Methods', text: 'We measured light.' },
    { anchor: 'p-1', section: 'Methods', text: 'first' },
    { anchor: 'p-2', section: 'Methods', text: 'second' },
    { anchor: 'fig1', section: 'Methods', text: 'A curve' },
    { anchor: 'p-3', section: 'Methods', text: 'Title' },
    { anchor: 'p-4', section: 'Methods', text: 'Legend' },
    { anchor: 't1', section: 'Methods', text: 'Table 1' },
    { anchor: 't1', section: 'Methods', text: 'n 3' },
    { anchor: 't1', section: 'Methods', text: '4 five' },
    { anchor: 'sec2', section: 'Results', text: 'No name x^2 here, and Vi there' },
    { anchor: 'sec2', section: 'Results', text: 'loose words' },
    { anchor: 'p-9', section: 'Results', text: 'Data are at' },
  ]);
});
