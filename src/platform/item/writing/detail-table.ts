/** A table of a kind's own facts, as far as writing needs to know it. */
export interface DetailTable {
  readonly name: string;
  /** The column that names the item: `id` in the table with one row for each, `article_id` and the like in the others. */
  readonly owner: string;
  /** What tells several rows of one owner apart; none if there is one row only. */
  readonly place?: 'position' | 'number';
  /** Every other column as a field, with the value it has when a draft says nothing. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that name another item; their column ends in `_id`. */
  readonly links?: readonly string[];
  /** Rows that a draft no longer has stay: the versions of an article arrive one at a time. */
  readonly accumulates?: boolean;
}

/** `publicationType` → `publication_type` */
const snakeCase = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnOf = (table: DetailTable, field: string): string =>
  table.links?.includes(field) ? `${snakeCase(field)}_id` : snakeCase(field);
