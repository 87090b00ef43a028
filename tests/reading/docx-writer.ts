import { xmlText } from '../../src/platform/kernel/xml-text.ts';
import { zipOf } from '../support/zip.ts';

export interface WrittenRun {
  readonly text: string;
  readonly raised?: boolean;
  readonly bold?: boolean;
  /** In points. */
  readonly size?: number;
}

export interface WrittenParagraph {
  readonly runs: readonly WrittenRun[];
  readonly style?: string;
  readonly centred?: boolean;
  readonly pageBreak?: boolean;
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Word keeps spell-checking marks and languages in every run; readers must see through them. */
function runXml({ text, raised, bold, size }: WrittenRun): string {
  const properties = [
    bold ? '<w:b/>' : '',
    size ? `<w:sz w:val="${size * 2}"/><w:szCs w:val="${size * 2}"/>` : '',
    '<w:lang w:val="en-US" w:eastAsia="zh-CN"/>',
    raised ? '<w:vertAlign w:val="superscript"/>' : '',
  ].join('');
  return `<w:proofErr w:type="spellStart"/><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
}

function paragraphXml({ runs, style, centred, pageBreak }: WrittenParagraph): string {
  const properties = (style ? `<w:pStyle w:val="${style}"/>` : '') + (centred ? '<w:jc w:val="center"/>' : '');
  const before = pageBreak ? '<w:r><w:br w:type="page"/></w:r>' : '';
  return `<w:p><w:pPr>${properties}</w:pPr>${before}${runs.map(runXml).join('')}</w:p>`;
}

const style = (id: string, name: string, size: number, bold: boolean): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr></w:style>`;

const styles = `${head}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
${style('a3', 'Title', 20, true)}${style('a4', 'Author', 12, false)}${style('1', 'heading 1', 14, true)}${style('2', 'heading 2', 13, true)}</w:styles>`;

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;

/** A Word document of these paragraphs, as Word itself lays its parts out. */
export function docxOf(paragraphs: readonly WrittenParagraph[], title = ''): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageTypes}/relationships">${relation(1, `${officeRelations}/officeDocument`, 'word/document.xml')}${relation(2, `${packageTypes}/relationships/metadata/core-properties`, 'docProps/core.xml')}</Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packageTypes}/relationships">${relation(1, `${officeRelations}/styles`, 'styles.xml')}</Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${main}"><w:body>${paragraphs.map(paragraphXml).join('')}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': styles,
    'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="${packageTypes}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title></cp:coreProperties>`,
  };
  return zipOf(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })));
}
