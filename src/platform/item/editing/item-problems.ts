import { sql } from 'kysely';
import type { Document, FieldProblem } from '../../kernel/form-field.ts';
import type { Transaction } from '../../ports/database.ts';
import { statement } from '../writing/raw-statement.ts';
import { fileFacts } from './file-facts.ts';
import type { ItemForm } from './item-form.ts';

/** Lines that do not have the form that they must have. */
export const wrongLines = ({ fields }: ItemForm, document: Document): FieldProblem[] =>
  fields.flatMap(({ field: { name }, form }) => {
    const value = document[name];
    return form && typeof value === 'string' && value !== '' && !form.test(value)
      ? [{ path: name, code: 'fieldRefused' as const }]
      : [];
  });

interface Candidate {
  readonly id: string | null;
  /** Of a new one: the name by which imports would find it. */
  readonly key: string | null;
  readonly document: Document;
}

/** What another thing of the site has already and must have alone. */
export async function isTaken(
  transaction: Transaction,
  site: number,
  { kind, fields }: ItemForm,
  { id, key, document }: Candidate,
): Promise<FieldProblem[]> {
  const found: FieldProblem[] = [];
  for (const { field, unique } of fields) {
    const value = document[field.name];
    if (!unique || typeof value !== 'string' || value === '') continue;
    const rows = await transaction.rows(statement`select 1 from ${sql.table(unique.table)} where site_id = ${site}
      and ${sql.ref(unique.column)} = ${value} and id <> ${id ?? '0'} limit 1`);
    if (rows.length > 0) found.push({ path: field.name, code: 'fieldTaken' });
  }
  if (found.length > 0 || key === null) return found;
  const same = await transaction.rows(statement`
    select 1 from item where site_id = ${site} and kind = ${kind} and source_key = ${key}`);
  return same.length > 0 ? [{ path: fields[0]?.field.name ?? '', code: 'fieldTaken' }] : [];
}

/** Files that the site does not have, or has only because somebody submitted them. */
export async function unknownFiles(
  transaction: Transaction,
  site: number,
  { fields }: ItemForm,
  document: Document,
): Promise<FieldProblem[]> {
  const lists = fields.flatMap(({ field }) =>
    field.type === 'list' && field.filledBy === 'files' ? [field.name] : [],
  );
  const named = lists.flatMap((list) =>
    (document[list] as readonly { file: string }[]).map(({ file }, place) => ({
      sha256: file,
      path: `${list}.${place}.name`,
    })),
  );
  const known = await fileFacts(...[transaction, site, named.map(({ sha256 }) => sha256)]);
  return named.flatMap(({ sha256, path }) => (known.has(sha256) ? [] : [{ path, code: 'fieldRefused' as const }]));
}
