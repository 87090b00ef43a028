import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemField } from '../../../platform/item/editing/item-form.ts';
import type { StoredItem } from '../../../platform/item/editing/stored-item.ts';
import type { DraftRow } from '../../../platform/item/writing/item-draft.ts';
import type { Document, FieldProblem, FormField } from '../../../platform/kernel/form-field.ts';
import { authorsOf, writtenAuthors } from '../domain/references/read-authors.ts';
import type { ReferenceParts } from '../domain/references/read-reference.ts';
import { type WrittenReference, writtenDoi, writtenReference } from '../domain/references/written-reference.ts';

type Facts = Partial<ReferenceParts> & { readonly elocation?: string; readonly item?: string };

const longest = 5_000;

/** Tells entries apart, equal ones too, for as long as the form is open. */
const idOf = ({ printed }: DraftRow, place: number): string =>
  `${place + 1}-${createHash('sha256').update(String(printed)).digest('hex').slice(0, 12)}`;

const factsOf = ({ facts }: DraftRow): Facts => (facts ?? {}) as Facts;

function asWritten(row: DraftRow, place: number): WrittenReference {
  const facts = factsOf(row);
  return {
    ...writtenReference(String(row.printed), { ...facts, doi: String(row.doi ?? '') }),
    id: idOf(row, place),
    item: facts.item ?? null,
    authors: writtenAuthors(facts.authors ?? []),
    pages: [facts.firstPage ?? facts.elocation, facts.lastPage].filter(Boolean).join('–'),
  };
}

/** One that nobody touched stays as it came, with what the form does not show. */
function rowOf(written: WrittenReference, known: readonly (readonly [WrittenReference, DraftRow])[]): DraftRow {
  const [before, row] = known.find(([one]) => one.id !== '' && one.id === written.id) ?? [];
  if (row && isDeepStrictEqual(before, written)) return row;
  const { printed, authors, title, source, year, volume, issue, pages, doi } = written;
  const { elocation: _, firstPage: __, lastPage: ___, item: ____, ...kept } = row ? factsOf(row) : {};
  const [firstPage, lastPage] = pages.split(/\s*[-–—]\s*/);
  const facts = {
    ...kept,
    title,
    container: source,
    year,
    volume,
    issue,
    firstPage,
    lastPage,
    ...(authors !== before?.authors && { authors: authorsOf(authors) }),
    ...(written.item && { item: written.item }),
  };
  return {
    ...row,
    printed,
    doi: writtenDoi(doi) ?? null,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined)),
  };
}

const storedRows = ({ parts }: Pick<StoredItem, 'parts'>): readonly DraftRow[] => parts.reference ?? [];

const line = (name: keyof WrittenReference, most: number, more: object = {}): FormField => ({
  name,
  type: 'line',
  label: `field.reference.${name}`,
  longest: most,
  ...more,
});

/** What the paper cites, in its order. A record may count more than are stored with it. */
export const referencesField: ItemField = {
  field: {
    name: 'references',
    type: 'list',
    label: 'field.references',
    help: 'help.references',
    most: 5_000,
    rows: ['printed', 'year', 'doi'],
    filledBy: 'references',
    of: [
      { name: 'id', type: 'key', label: 'field.references' },
      line('printed', longest, { required: true, help: 'help.reference.printed' }),
      line('authors', longest, { help: 'help.reference.authors' }),
      ...[line('title', longest), line('source', 1_000), line('year', 20), line('volume', 40), line('issue', 40)],
      ...[line('pages', 60), line('doi', 300)],
      {
        name: 'item',
        type: 'reference',
        label: 'field.reference.item',
        help: 'help.reference.item',
        kinds: ['article'],
      },
    ],
  },
  read: (stored) => storedRows(stored).map(asWritten),
  change: (value, stored) => {
    const before = storedRows(stored);
    const known = before.map((row, place) => [asWritten(row, place), row] as const);
    const reference = (value as readonly WrittenReference[]).map((one) => rowOf(one, known));
    const unstored = Math.max(0, Number(stored.details.referenceCount ?? 0) - before.length);
    return { parts: { reference }, details: { referenceCount: reference.length + unstored } };
  },
};

export const wrongReferences = ({ references }: Document): FieldProblem[] =>
  (references as readonly WrittenReference[]).flatMap(({ doi }, place) =>
    doi === '' || writtenDoi(doi) ? [] : [{ path: `references.${place}.doi`, code: 'fieldRefused' as const }],
  );
