import { crc32, deflateSync } from 'node:zlib';
import { xmlText } from '../../src/platform/kernel/xml-text.ts';
import { zipOf } from '../support/zip.ts';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A document from the XML of its parts. */
export interface RichParts {
  /** What stands in the body. */
  readonly body: string;
  /** By their numbers, from 2 as Word counts. */
  readonly footnotes?: readonly string[];
  readonly endnotes?: readonly string[];
  /** What the body names by `rId…`, from 10. */
  readonly relations?: readonly { readonly type: string; readonly target: string; readonly external?: boolean }[];
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly numbering?: string;
}

const style = (id: string, name: string, more = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${more}</w:style>`;

const styles = `${head}<w:styles ${namespaces}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
${style('Title', 'Title')}${style('H1', 'heading 1', '<w:rPr><w:b/></w:rPr>')}${style('H2', 'heading 2', '<w:rPr><w:b/></w:rPr>')}${style('Caption', 'caption')}</w:styles>`;

const usualNumbering = `${head}<w:numbering ${namespaces}>
<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum>
<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

const notes = (kind: 'footnote' | 'endnote', texts: readonly string[]): string =>
  `${head}<w:${kind}s ${namespaces}>${texts
    .map(
      (text, place) => `<w:${kind} w:id="${place + 2}">${paragraph(`<w:r><w:${kind}Ref/></w:r>${text}`)}</w:${kind}>`,
    )
    .join('')}</w:${kind}s>`;

export function richDocx(parts: RichParts): Buffer {
  const { body, footnotes = [], endnotes = [], relations = [], files = {}, numbering = usualNumbering } = parts;
  const related = relations.map(
    ({ type, target, external }, place) =>
      `<Relationship Id="rId${place + 10}" Type="${office}/${type}" Target="${xmlText(target)}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  const texts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    ...(footnotes.length > 0 && { 'word/footnotes.xml': notes('footnote', footnotes) }),
    ...(endnotes.length > 0 && { 'word/endnotes.xml': notes('endnote', endnotes) }),
  };
  return zipOf([
    ...Object.entries(texts).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
  ]);
}

export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
export const styled = (name: string, text: string): string => paragraph(run(text), `<w:pStyle w:val="${name}"/>`);
export const item = (text: string, list: number, depth = 0): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`);
export const footnote = (number: number): string => `<w:r><w:footnoteReference w:id="${number + 1}"/></w:r>`;
export const endnote = (number: number): string => `<w:r><w:endnoteReference w:id="${number + 1}"/></w:r>`;
export const picture = (relation: number, alternative = ''): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture" descr="${xmlText(alternative)}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

interface CellShape {
  readonly text: string;
  readonly span?: number;
  readonly merge?: 'restart' | 'continue';
}

export const table = (rows: readonly (readonly CellShape[])[]): string =>
  `<w:tbl><w:tblPr><w:tblLook w:val="04A0" w:firstRow="1"/></w:tblPr>${rows
    .map(
      (cells) =>
        `<w:tr>${cells
          .map(
            ({ text, span, merge }) =>
              `<w:tc><w:tcPr>${span ? `<w:gridSpan w:val="${span}"/>` : ''}${merge ? `<w:vMerge${merge === 'restart' ? ' w:val="restart"' : ''}/>` : ''}</w:tcPr>${paragraph(text === '' ? '' : run(text))}</w:tc>`,
          )
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

const mathRun = (text: string): string => `<m:r><m:t>${xmlText(text)}</m:t></m:r>`;
const of = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`;

/** Word's own formulas, one of each kind in turn. */
export const formulas: readonly string[] = [
  of('f', of('num', mathRun('a+b')) + of('den', mathRun('2c'))),
  of(
    'nary',
    `<m:naryPr><m:chr m:val="∑"/></m:naryPr>${of('sub', mathRun('i=1'))}${of('sup', mathRun('n'))}${of('e', of('sSup', of('e', mathRun('x')) + of('sup', mathRun('2'))))}`,
  ),
  of('rad', `<m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${of('e', mathRun('k'))}`),
  of(
    'd',
    `<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${of('e', of('m', of('mr', of('e', mathRun('p')) + of('e', mathRun('q'))) + of('mr', of('e', mathRun('r')) + of('e', mathRun('s')))))}`,
  ),
  of('acc', `<m:accPr><m:chr m:val="̂"/></m:accPr>${of('e', mathRun('y'))}`) + mathRun('≥0'),
];

/** A picture of one colour that is really one. */
export function png(side: number, shade: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((side + 1) * side, shade);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface RichDocument {
  readonly name: string;
  readonly content: Buffer;
  readonly tables: number;
  readonly figures: number;
  readonly formulas: number;
  readonly notes: number;
  readonly references: number;
}

const words = (number: number, text: string): string => `${text} in sample document ${number}`;

/** A manuscript with everything in it, each a little different from the others; all words are made up. */
export function richDocument(number: number): RichDocument {
  const many = 1 + (number % 4);
  const each = (count: number, make: (place: number) => string): string =>
    Array.from({ length: count }, (_, place) => make(place)).join('');
  const isChinese = number % 5 === 4;
  const files: Record<string, Buffer> = {};
  const relations: { type: string; target: string; external?: boolean }[] = [];
  for (let place = 0; place < many; place += 1) {
    files[`word/media/image${place + 1}.png`] = png(12 + place, (number * 40 + place) % 255);
    relations.push({ type: 'image', target: `media/image${place + 1}.png` });
  }
  relations.push({ type: 'hyperlink', target: 'https://example.org/data', external: true });
  const section = (place: number): string =>
    styled(
      place % 2 === 0 ? 'H1' : 'H2',
      isChinese ? `${place + 2} 方法与样本 ${number}` : words(place, `Methods and samples ${number}`),
    ) +
    paragraph(
      run(words(number, 'A sentence with ')) +
        run('emphasis', '<w:i/>') +
        run(' and H') +
        run('2', '<w:vertAlign w:val="subscript"/>') +
        run('O, which others [1, 2–4] have seen') +
        footnote(place + 1) +
        run('. It is <b>not</b> markup & never was.'),
    ) +
    paragraph(`<m:oMathPara><m:oMath>${formulas[(number + place) % formulas.length]}</m:oMath></m:oMathPara>`) +
    paragraph(
      `${run('Here ')}<m:oMath>${formulas[(number + place + 1) % formulas.length]}</m:oMath>${run(' stands in a sentence.')}`,
    ) +
    styled('Caption', isChinese ? `表 ${place + 1} 示例测量值` : `Table ${place + 1}. Sample values measured`) +
    table([
      [{ text: 'Sample' }, { text: 'Both values', span: 2 }],
      [{ text: 'One', merge: 'restart' }, { text: '1.5' }, { text: '2.5' }],
      [{ text: '', merge: 'continue' }, { text: '3.5' }, { text: '4.5' }],
    ]) +
    paragraph(picture(10 + place, `A grey square ${place}`)) +
    styled('Caption', isChinese ? `图 ${place + 1} 示例方块` : `Figure ${place + 1}. A square of samples`) +
    item('First of a list', 1) +
    item('further in', 1, 1) +
    item('Second of a list', 1);
  const body =
    styled('Title', `A rich sample manuscript ${number}`) +
    paragraph(run('Exa Mple, Sam Ple')) +
    styled('H1', isChinese ? '摘要' : 'Abstract') +
    paragraph(run('A sample abstract of some words.')) +
    styled('H1', isChinese ? '1 引言' : 'Introduction') +
    paragraph(
      `${run('Where it begins, see ')}<w:hyperlink r:id="rId${10 + many}">${run('the data')}</w:hyperlink>${run('.')}${number % 2 ? endnote(1) : ''}`,
    ) +
    each(many, section) +
    styled('H1', isChinese ? '参考文献' : 'References') +
    each(5, (place) =>
      number % 3 === 0
        ? item(`Sample A. Work ${place + 1} of samples. Journal of Samples, 2020.`, 3)
        : paragraph(run(`[${place + 1}] Sample A. Work ${place + 1} of samples. Journal of Samples, 2020.`)),
    );
  const content = richDocx({
    body,
    footnotes: Array.from({ length: many }, (_, place) => run(words(place, `Footnote ${number}`))),
    ...(number % 2 && { endnotes: [run(words(number, 'An endnote'))] }),
    relations,
    files,
  });
  return {
    name: `rich ${number}`,
    content,
    tables: many,
    figures: many,
    formulas: many * 2,
    notes: many + (number % 2),
    references: 5,
  };
}

export const richDocuments = (): readonly RichDocument[] =>
  Array.from({ length: 20 }, (_, number) => richDocument(number));
