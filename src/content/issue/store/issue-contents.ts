import { isDeepStrictEqual } from 'node:util';
import type { FormMembers } from '../../../platform/item/editing/item-form.ts';
import { referencesTo } from '../../../platform/item/editing/references.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { FieldProblem, FormField } from '../../../platform/kernel/form-field.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import { type ContentsEntry, inSections, type StoredEntry } from '../domain/contents.ts';
import { contentsChanges } from './contents-changes.ts';
import { placeInIssue } from './postgres-paper-lists.ts';

const field: FormField = {
  name: 'contents',
  type: 'list',
  label: 'field.contents',
  help: 'help.contents',
  most: 2_000,
  filledBy: 'papers',
  of: [
    { name: 'id', type: 'reference', label: 'field.paper', kinds: ['article'], required: true },
    { name: 'part', type: 'text', label: 'field.part', longest: 200 },
    { name: 'firstPage', type: 'line', label: 'field.firstPage', longest: 20 },
    { name: 'lastPage', type: 'line', label: 'field.lastPage', longest: 20 },
    { name: 'out', type: 'switch', label: 'field.takenOut' },
  ],
};

const entriesOf = (value: unknown) => (value ?? []) as readonly ContentsEntry[];

/** The papers that stand in an issue, drafts among them, and others that are named, in the order of the issue. */
const storedEntries = (transaction: Transaction, site: number, issue: Id | null, named: readonly Id[] = []) =>
  transaction.rows(statement<StoredEntry>`
    select article.id::text as id, article.part, coalesce(article.first_page, '') as "firstPage",
        coalesce(article.last_page, '') as "lastPage", article.period_id::text as issue, article.journal_id::text as journal,
        article.position
      from article join item on item.site_id = article.site_id and item.id = article.id
      where article.site_id = ${site} and item.status <> 'withdrawn' and article.id in (
        select id from article where site_id = ${site} and period_id = ${issue}
        union all select unnest(${named}::bigint[]))
      order by ${placeInIssue}`);

const contentsOf = (entries: readonly StoredEntry[]): ContentsEntry[] =>
  inSections(entries).map(({ id, part, firstPage, lastPage }) => ({ id, part, firstPage, lastPage, out: false }));

/** The contents of an issue lie in its papers: each knows its issue, place, section and pages. */
export const issueContents: FormMembers = {
  kind: 'article',
  field,

  read: async (transaction, site, id) => contentsOf(await storedEntries(transaction, site, id)),

  caughtUp(written, now) {
    const known = new Set(entriesOf(written).map(({ id }) => id));
    return [...entriesOf(written), ...entriesOf(now).filter(({ id }) => !known.has(id))];
  },

  /** A paper stands in one issue, of its own journal: whoever wants it elsewhere takes it out of the other one first. */
  async check(transaction, site, id, { contents, journal }) {
    const entries = entriesOf(contents);
    const ids = entries.map((entry) => entry.id);
    const stored = await storedEntries(transaction, site, null, ids);
    const known = new Map(stored.map((entry) => [entry.id, entry]));
    return entries.flatMap(({ id: paper, out }, place): FieldProblem[] => {
      if (out) return [];
      const path = `contents.${place}.id`;
      const found = known.get(paper);
      if (!found || ids.indexOf(paper) !== place) return [{ path, code: 'fieldRefused' }];
      if (found.issue === id && id !== null) return [];
      if (found.issue !== null) return [{ path, code: 'fieldTaken' }];
      return found.journal === null || found.journal === journal ? [] : [{ path, code: 'fieldRefused' }];
    });
  },

  async changes(transaction, site, { id, reference }, { contents, journal }) {
    const entries = entriesOf(contents);
    const stored = await storedEntries(
      ...[transaction, site, id, entries.filter(({ out }) => !out).map((entry) => entry.id)],
    );
    const before = stored.filter(({ issue }) => issue !== null && issue === id);
    if (isDeepStrictEqual(entries, contentsOf(before))) return new Map();
    const joining = stored.filter(({ issue }) => issue === null);
    const referenceOf = await referencesTo(transaction, site, typeof journal === 'string' ? [journal] : []);
    return contentsChanges({ before, joining, entries, issue: reference, journal: referenceOf(journal) });
  },
};
