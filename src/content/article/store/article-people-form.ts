import { isDeepStrictEqual } from 'node:util';
import type { ItemField } from '../../../platform/item/editing/item-form.ts';
import { asNames, printedNames } from '../../../platform/item/editing/people-field.ts';
import type { DraftRow, ItemDraft } from '../../../platform/item/writing/item-draft.ts';
import type { Document, FieldProblem } from '../../../platform/kernel/form-field.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import type { Text } from '../../../platform/kernel/text.ts';

type Names = Readonly<Record<string, { readonly full?: string; readonly family?: string }>>;

interface Author {
  readonly name: Text;
  readonly role: string;
  readonly orcid: string;
  readonly email: string;
  readonly corresponding: boolean;
  /** The numbers of their affiliations. */
  readonly affiliations: string;
}

const orcidForm = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;
const numbersForm = /^\d+(?:[;,；，、\s]+\d+)*$/;
const roles = ['author', 'editor', 'reviewer', 'translator'];

const authorOf = (row: DraftRow): Author => ({
  name: printedNames((row.names ?? {}) as Names),
  role: String(row.role ?? 'author'),
  orcid: (row.orcid as string | null) ?? '',
  email: (row.email as string | null) ?? '',
  corresponding: row.corresponding === true,
  affiliations: ((row.affiliations as number[] | undefined) ?? []).join('; '),
});

/** Whoever is still called the same keeps what the form does not show: parts of the name, roles, a biography. */
function rowOf(author: Author, before: readonly DraftRow[]): DraftRow {
  const known = before.find((row) => isDeepStrictEqual(authorOf(row).name, author.name));
  const isSamePerson = known !== undefined && (known.orcid ?? '') === author.orcid;
  return {
    ...known,
    ...{ role: author.role, type: known?.type ?? 'person', corresponding: author.corresponding },
    names: known?.names ?? asNames(author.name),
    orcid: author.orcid || null,
    orcidAuthenticated: isSamePerson && known.orcidAuthenticated === true,
    // A person with an ORCID leads to their own page, whichever way the article came in.
    expert: author.orcid ? { kind: 'expert', key: orcidAddress(author.orcid) } : (isSamePerson && known.expert) || null,
    email: author.email || null,
    affiliations: numbersIn(author.affiliations),
  };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

function personOf({ orcid, name }: Author, before: readonly DraftRow[]): ItemDraft {
  const names = (before.find((row) => row.orcid === orcid)?.names ?? {}) as Names;
  const families = Object.entries(names).flatMap(([language, { family }]) => (family ? [[language, family]] : []));
  return {
    ...{ kind: 'expert', key: orcidAddress(orcid), onlyIfMissing: true, titles: name },
    details: { orcid, familyNames: Object.fromEntries(families) },
  };
}

export const authorsField: ItemField = {
  field: {
    ...{ name: 'authors', type: 'list', label: 'field.authors', most: 2_000 },
    of: [
      { name: 'name', type: 'text', label: 'field.personName', required: true, longest: 200 },
      {
        ...{ name: 'role', type: 'choice', label: 'field.role', required: true },
        choices: roles.map((value) => ({ value, label: `field.role.${value}` })),
      },
      { name: 'orcid', type: 'line', label: 'field.orcid', longest: 19 },
      { name: 'email', type: 'line', label: 'field.email', longest: 200 },
      { name: 'corresponding', type: 'switch', label: 'field.corresponding' },
      {
        name: 'affiliations',
        type: 'line',
        label: 'field.affiliationNumbers',
        help: 'help.affiliationNumbers',
        longest: 100,
      },
    ],
  },
  read: ({ parts }) => (parts.contributor ?? []).map(authorOf),
  change: (value, { parts }) => {
    const authors = value as readonly Author[];
    const before = parts.contributor ?? [];
    return {
      parts: { contributor: authors.map((author) => rowOf(author, before)) },
      mentioned: authors.filter(({ orcid }) => orcid).map((author) => personOf(author, before)),
    };
  },
};

export const affiliationsField: ItemField = {
  field: {
    ...{ name: 'affiliations', type: 'list', label: 'field.affiliations', most: 500 },
    of: [
      { name: 'name', type: 'text', label: 'field.affiliation', required: true, longest: 500 },
      { name: 'country', type: 'line', label: 'field.country', longest: 100 },
    ],
  },
  read: ({ parts }) =>
    (parts.affiliation ?? []).map(({ names, country }) => ({ name: names ?? {}, country: country ?? '' })),
  change: (value, { parts }) => ({
    parts: {
      affiliation: (value as readonly { name: Text; country: string }[]).map(({ name, country }) => ({
        ...(parts.affiliation ?? []).find(({ names }) => isDeepStrictEqual(names, name)),
        names: name,
        country: country || null,
      })),
    },
  }),
};

/** An ORCID has its form, and a number leads to an affiliation of the list. */
export function wrongAuthors({ authors, affiliations }: Document): FieldProblem[] {
  const known = (affiliations as readonly unknown[]).length;
  return (authors as readonly Author[]).flatMap(({ orcid, affiliations: numbers }, place) => {
    const isWrong =
      numbers !== '' && (!numbersForm.test(numbers) || numbersIn(numbers).some((one) => one < 1 || one > known));
    return [
      ...(orcid !== '' && !orcidForm.test(orcid) ? [problemAt(place, 'orcid')] : []),
      ...(isWrong ? [problemAt(place, 'affiliations')] : []),
    ];
  });
}

const problemAt = (place: number, name: string): FieldProblem => ({
  path: `authors.${place}.${name}`,
  code: 'fieldRefused',
});
