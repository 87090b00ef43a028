import type { Extension, ExtensionDocument } from 'imprint/extension';

/** Cells of a line; a cell in double quotes may hold commas, and two double quotes in it stand for one. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim(),
  );

function documentOf(cells: readonly string[], head: readonly string[]): ExtensionDocument {
  const cell = (name: string) => cells[head.indexOf(name)] || undefined;
  const [key, title] = [cell('id'), cell('title')];
  if (!key || !title) throw new Error('every line needs an id and a title');
  const authors = (cell('authors') ?? '').split(';').filter(Boolean);
  const [doi, abstract, publishedOn] = [cell('doi'), cell('abstract'), cell('published')];
  return {
    key,
    title,
    ...(doi && { doi }),
    ...(abstract && { abstract }),
    ...(publishedOn && { publishedOn }),
    authors: authors.map((name) => {
      const [family = '', given = ''] = name.split(',').map((part) => part.trim());
      return { family, given };
    }),
  };
}

export default {
  apiVersion: 1,
  importFormats: [
    {
      code: 'x-csv',
      name: { en: 'Table (CSV, sample)', zh: '表格（CSV，示例）' },
      reader: 1,
      endings: ['.csv'],
      read({ bytes }) {
        const [head = '', ...lines] = new TextDecoder().decode(bytes).split(/\r?\n/);
        return lines.filter((line) => line.trim()).map((line) => documentOf(cellsOf(line), cellsOf(head)));
      },
    },
  ],
} satisfies Extension;
