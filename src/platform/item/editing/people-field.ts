import { isDeepStrictEqual } from 'node:util';
import type { Text } from '../../kernel/text.ts';
import type { ItemField } from './item-form.ts';

interface Person {
  readonly names?: Readonly<Record<string, { readonly full?: string }>>;
  readonly orcid?: string | null;
}

interface Written {
  readonly name: Text;
  readonly orcid: string;
}

/** People that a thing names in a list of its own: the editors of an album, the authors of a book. */
export const people = (name: string, label: string): ItemField => ({
  field: {
    name,
    type: 'list',
    label,
    most: 200,
    of: [
      { name: 'name', type: 'text', label: 'field.personName', required: true, longest: 200 },
      { name: 'orcid', type: 'line', label: 'field.orcid', longest: 19 },
    ],
  },
  read: ({ details }) => storedPeople(details[name]).map(writtenAs),
  change: (value, { details }) => ({
    details: { [name]: (value as Written[]).map((one) => personOf(one, storedPeople(details[name]))) },
  }),
});

const storedPeople = (stored: unknown): readonly Person[] => (Array.isArray(stored) ? stored : []);

const writtenAs = ({ names = {}, orcid }: Person): Written => ({ name: printedNames(names), orcid: orcid ?? '' });

export const printedNames = (names: NonNullable<Person['names']>): Text =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, { full }]) => (full ? [[language, full] as const] : [])),
  );

/** Whoever is still called the same keeps what else is known of them. */
function personOf(written: Written, before: readonly Person[]): Person {
  const known = before.find((one) => isDeepStrictEqual(writtenAs(one).name, written.name));
  const names = known?.names ?? asNames(written.name);
  return { ...known, names, ...((written.orcid || known?.orcid) && { orcid: written.orcid || null }) };
}

export const asNames = (name: Text): Record<string, { full: string }> =>
  Object.fromEntries(Object.entries(name).map(([language, full]) => [language, { full: full ?? '' }]));
