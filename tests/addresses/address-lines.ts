import { readTable } from '../tables/read-table.ts';

type Said = Readonly<Record<'zh' | 'en', string>>;

/** What stands behind an address of the specification, on a site that has it and on one that has nothing. */
export interface AddressLine {
  readonly address: string;
  readonly host: string;
  readonly path: string;
  readonly status: number;
  /** How the page is called: its title begins so and its heading says so; `title|heading` where they differ. */
  readonly name: Said;
  /** Absent where nothing can be missing: a form, a screen, a text that every site has. */
  readonly empty?: { readonly path: string; readonly status: number; readonly says: Said };
}

export const addressLines: readonly AddressLine[] = readTable('tables/addresses.tsv').map((line) => {
  const { address = '', host = '', path = '', status, zh = '', en = '', empty = '' } = line;
  const says = { zh: line['empty zh'] ?? '', en: line['empty en'] ?? '' };
  return {
    address,
    host,
    path,
    status: Number(status),
    name: { zh, en },
    ...(empty && { empty: { path: empty, status: Number(line['empty status']), says } }),
  };
});
