import { describe, expect, test } from 'vitest';
import {
  footnote,
  formulas,
  item,
  paragraph,
  picture,
  png,
  type RichParts,
  richDocx,
  run,
  styled,
  table,
} from '../../../../../../tests/reading/rich-documents.ts';
import { bytesSource } from '../../../../../platform/documents/byte-sources.ts';
import { readWord, type WordText } from './read-word.ts';

async function read(parts: RichParts | string, known: readonly string[] = []): Promise<WordText> {
  const docx = richDocx(typeof parts === 'string' ? { body: parts } : parts);
  const text = await readWord(bytesSource(docx), { language: 'en', title: 'A sample', known });
  if (!text.ok) throw new Error(text.failure.reason);
  return text.value;
}

const intro = styled('H1', 'Introduction');
const reference = (number: number) => paragraph(run(`[${number}] Sample A. A work of samples. 2020.`));
const list = styled('H1', 'References') + reference(1) + reference(2) + reference(3);

test('works are linked where the text cites them by number, and nowhere else', async () => {
  const { html, counts } = await read(
    intro + paragraph(run('As shown [1, 3], and [2-3]; in the range [0, 1] and [9] nothing is cited.')) + list,
  );
  expect(counts.citations).toBe(4);
  expect(html).toContain('in the range [0, 1] and [9] nothing');
  expect(html).toMatch(/\[<a href="#ref-1"[^>]*>1<\/a>, <a href="#ref-3"/);
});

test('raised numbers cite after a word, and are no links in a unit', async () => {
  const raised = '<w:vertAlign w:val="superscript"/>';
  const { counts, html } = await read(
    intro + paragraph(run('Others found it') + run('1,2', raised) + run(' on 5 cm') + run('2', raised)) + list,
  );
  expect(counts.citations).toBe(2);
  expect(html).toContain('</span><sup>2</sup>');
});

test('a paragraph without a number goes on with the work before', async () => {
  const { references } = await read(
    intro + styled('H1', 'References') + reference(1) + paragraph(run('Its second line.')) + reference(2),
  );
  expect(references.map(({ label, printed }) => [label, printed])).toEqual([
    ['1', 'Sample A. A work of samples. 2020. Its second line.'],
    ['2', 'Sample A. A work of samples. 2020.'],
  ]);
});

test('spans of a table go over columns and rows', async () => {
  const { html } = await read(
    intro +
      table([
        [
          { text: 'a', span: 2 },
          { text: 'b', merge: 'restart' },
        ],
        [{ text: 'c' }, { text: 'd' }, { text: '', merge: 'continue' }],
      ]),
  );
  expect(html).toContain(
    '<thead><tr><th colspan="2" scope="colgroup">a</th><th rowspan="2" scope="col">b</th></tr></thead>',
  );
  expect(html).toContain('<tr><td>c</td><td>d</td></tr>');
});

test.each([
  [0, '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mrow><mn>2</mn><mi>c</mi></mrow></mfrac>'],
  [1, '<munderover><mo largeop="true">∑</mo>'],
  [2, '<msqrt><mi>k</mi></msqrt>'],
  [3, '<mtable><mtr><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mtr>'],
  [4, '<mover accent="true"><mi>y</mi><mo stretchy="true">\u0302</mo></mover><mo>≥</mo><mn>0</mn>'],
])('Word’s own formulas become MathML: %d', async (place, expected) => {
  const { html } = await read(intro + paragraph(`<m:oMathPara><m:oMath>${formulas[place]}</m:oMath></m:oMathPara>`));
  expect(html).toContain(expected);
  expect(html).toContain('<math display="block">');
});

test('captions in two languages belong to one figure, and a sentence about a figure is none', async () => {
  const parts = {
    relations: [{ type: 'image', target: 'media/image1.png' }],
    files: { 'word/media/image1.png': png(4, 9) },
  };
  const { html, members } = await read({
    ...parts,
    body:
      intro +
      paragraph(picture(10)) +
      paragraph(run('图1 示例')) +
      paragraph(run('Fig. 1 A sample')) +
      paragraph(run('Figure 1 shows a sample.')),
  });
  expect(html).toContain('<span data-jats="label">图1</span>');
  expect(html).toMatch(/<figcaption>.*示例.*Fig\. 1 A sample.*<\/figcaption>/);
  expect(html).toContain('<p>Figure 1 shows a sample.</p>');
  expect(members).toHaveLength(1);
});

test('a list that goes on after some text goes on with its numbers', async () => {
  const { html } = await read(intro + item('one', 2) + paragraph(run('Between.')) + item('two', 2) + item('other', 3));
  expect(html).toMatch(/<ol data-jats="list" type="1" start="2"[^>]*><li><p>two/);
});

test('without styles headings are what is set apart by hand', async () => {
  const bold = (text: string) => paragraph(run(text, '<w:b/>'));
  const { outline } = await read(
    bold('1 Introduction') +
      paragraph(run('Words of the text. '.repeat(20))) +
      bold('1.1 Samples') +
      paragraph(run('More words.')),
  );
  expect(outline.map(({ level, title }) => [level, title])).toEqual([
    [1, '1 Introduction'],
    [2, '1.1 Samples'],
  ]);
});

test('what the page shows above the text is left out of it, and said', async () => {
  const body =
    styled('Title', 'A sample title') +
    paragraph(run('Exa Mple')) +
    paragraph(run('Abstract: Short.')) +
    paragraph(run('Here the text begins at once. '.repeat(20)));
  const { front, html } = await read(body, ['A sample title', 'Exa Mple']);
  expect(front).toEqual(['A sample title', 'Exa Mple', 'Abstract: Short.']);
  expect(html).toMatch(/^<p>Here the text begins/);
});

describe('what is not taken', () => {
  test('pictures that browsers do not show, that lie elsewhere, or are missing, are named', async () => {
    const { notTaken, html, pictures } = await read({
      body: intro + paragraph(picture(10) + picture(11) + picture(12) + run('x')),
      relations: [
        { type: 'image', target: 'media/image1.emf' },
        { type: 'image', target: 'https://evil.example/p.png', external: true },
        { type: 'image', target: 'media/image3.png' },
      ],
      files: { 'word/media/image1.emf': Buffer.from('not a picture') },
    });
    expect(notTaken).toEqual([
      { kind: 'picture-format', name: 'image1.emf' },
      { kind: 'picture-elsewhere', name: 'https://evil.example/p.png' },
      { kind: 'picture-missing', name: 'image3.png' },
    ]);
    expect(html).not.toMatch(/img|evil/);
    expect(pictures).toEqual([]);
  });

  test('a file outside the pictures of the document is no picture, whatever a relation says', async () => {
    const { pictures, notTaken } = await read({
      body: intro + paragraph(picture(10)),
      relations: [{ type: 'image', target: '../customXml/item1.png' }],
      files: { 'customXml/item1.png': png(4, 9) },
    });
    expect(pictures).toEqual([]);
    expect(notTaken).toMatchObject([{ kind: 'picture-missing' }]);
  });

  test('links that run something keep their words only; deleted and hidden words are gone', async () => {
    const { html } = await read({
      body:
        intro +
        paragraph(
          `<w:hyperlink r:id="rId10">${run('press here')}</w:hyperlink>${run('secret', '<w:vanish/>')}<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText></w:r>${run(' <script>alert(1)</script>')}`,
        ),
      relations: [{ type: 'hyperlink', target: 'javascript:alert(1)', external: true }],
    });
    expect(html).toContain('<span data-jats="ext-link">press here</span> &lt;script&gt;');
    expect(html).not.toMatch(/javascript|secret|deleted/);
  });

  test('a note that names itself is written once', async () => {
    const { counts } = await read({
      body: intro + paragraph(run('x') + footnote(1)),
      footnotes: [run('y') + footnote(1)],
    });
    expect(counts.notes).toBe(1);
  });
});
