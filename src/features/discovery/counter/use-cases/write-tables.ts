import { writeZip } from '../../../../platform/documents/archives/write-zip.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import type { Cell } from '../domain/tabular.ts';

type Row = readonly Cell[];

const rowsAtOnce = 500;

/** Rows between tabs, a piece at a time. What a table program would take for a formula is only shown. */
export async function* writeTsv(head: readonly Row[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let lines = ['\uFEFF', ...head.map(tabbed)];
  for await (const row of rows) {
    lines.push(tabbed(row));
    if (lines.length < rowsAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

const tabbed = (row: Row): string => `${row.map(plain).join('\t')}\r\n`;

const plain = (cell: Cell): string => {
  const text = String(cell).replaceAll(/[\t\r\n]+/g, ' ');
  return typeof cell === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
};

/** A workbook with one sheet, as every table program reads it; words are never formulas there. Nothing for more rows than a sheet of reasonable size has. */
export async function writeXlsx(
  head: readonly Row[],
  rows: AsyncIterable<Row>,
  mostRows: number,
): Promise<Buffer | undefined> {
  const written = head.map(sheetRow);
  for await (const row of rows) {
    if (written.length >= mostRows) return undefined;
    written.push(sheetRow(row));
  }
  const sheet = `${xml}<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`;
  const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  return writeZip([
    part(
      '[Content_Types].xml',
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheets}.worksheet+xml"/></Types>`,
    ),
    part('_rels/.rels', relation('officeDocument', 'xl/workbook.xml')),
    part(
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="COUNTER" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part('xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')),
    part('xl/worksheets/sheet1.xml', sheet),
  ]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string): string =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const sheetRow = (row: Row): string =>
  `<row>${row
    .map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : cell === ''
          ? '<c/>'
          : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`,
    )
    .join('')}</row>`;
