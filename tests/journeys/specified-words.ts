import { readTable } from '../tables/read-table.ts';

/** What readers must see, word for word. Texts of our own would change together with the pages that show them. */
export function specifiedWords(table: `tables/${string}.tsv`, language: 'zh' | 'en'): (what: string) => string {
  const words = new Map(readTable(table).map((line) => [line.what, line[language]]));
  return (what) => {
    const said = words.get(what);
    if (!said) throw new Error(`${table} does not say "${what}".`);
    return said;
  };
}
