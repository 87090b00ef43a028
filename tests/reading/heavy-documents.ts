import { zipOf } from '../support/zip.ts';

export interface HeavyDocument {
  readonly name: string;
  readonly type: 'docx' | 'xml';
  readonly content: () => Buffer;
}

const word = (inside: string): Buffer =>
  zipOf([
    {
      name: 'word/document.xml',
      content: Buffer.from(`<w:document xmlns:w="sample"><w:body>${inside}</w:body></w:document>`),
    },
  ]);
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docx = (name: string, inside: () => string): HeavyDocument => ({
  name,
  type: 'docx',
  content: () => word(inside()),
});

/** Documents below every cap, made so that reading them costs as much as it can. */
export const heavyDocuments: readonly HeavyDocument[] = [
  docx('many paragraphs', () => '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>a b</w:t></w:r></w:p>'.repeat(39_000)),
  docx('many empty paragraphs', () => '<w:p/>'.repeat(199_000)),
  docx('one paragraph of many pieces', () => `<w:p>${'<w:r><w:t>Sam Ple, </w:t></w:r>'.repeat(99_000)}</w:p>`),
  docx('long lists of names', () => paragraph('Sam Ple, '.repeat(110_000)).repeat(5)),
  docx('brackets that never close', () => paragraph('('.repeat(900_000)).repeat(6)),
  docx('nothing but spaces', () => paragraph(`${' '.repeat(900_000)}x`).repeat(6)),
  docx('letters of Chinese with spaces', () => paragraph('张 '.repeat(250_000)).repeat(11)),
  docx('addresses without end', () => paragraph(`${'a.'.repeat(9_000)}@${'a-'.repeat(900)}`).repeat(200)),
  docx(
    'labels without end',
    () => paragraph(`${'摘 '.repeat(5_000)}要`).repeat(300) + paragraph(`关${' '.repeat(19_000)}键`).repeat(200),
  ),
  {
    name: 'an article of many elements',
    type: 'xml',
    content: () =>
      Buffer.from(
        `<article><front><article-meta><title-group><article-title>x</article-title></title-group></article-meta></front><body>${'<p>a<italic>b</italic></p>'.repeat(95_000)}</body></article>`,
      ),
  },
];
