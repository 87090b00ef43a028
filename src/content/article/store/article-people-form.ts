import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemChanges, ItemField } from '../../../platform/item/editing/item-form.ts';
import { asNames, printedNames } from '../../../platform/item/editing/people-field.ts';
import type { StoredItem } from '../../../platform/item/editing/stored-item.ts';
import type { DraftRow, ItemDraft } from '../../../platform/item/writing/item-draft.ts';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import { creditRoles } from '../../../platform/kernel/credit-role.ts';
import type { Document, FieldProblem } from '../../../platform/kernel/form-field.ts';
import { isOrcid, orcidAddress } from '../../../platform/kernel/orcid.ts';
import { isRor, rorOf } from '../../../platform/kernel/ror.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { printedMark } from './printed-id.ts';

type Names = Readonly<Record<string, { readonly full?: string; readonly family?: string }>>;

interface Author {
  /** Which stored row it was read from; empty for somebody new. */
  readonly id?: string;
  readonly name: Text;
  readonly role: string;
  readonly orcid: string;
  readonly email: string;
  readonly corresponding: boolean;
  readonly credits: readonly string[];
  /** The numbers of their affiliations. */
  readonly affiliations: string;
}

interface Affiliation {
  readonly id?: string;
  /** What authors name it by. It stays the same when another one goes. */
  readonly number?: string;
  readonly name: Text;
  readonly country: string;
  readonly ror?: string;
  /** The mark of the ROR id that came in with it. */
  readonly printed?: string;
}

const numbersForm = /^\d+(?:[;,；，、\s]+\d+)*$/;
const roles = ['author', 'editor', 'reviewer', 'translator'];

/** Tells stored rows apart, two of the same name too, for as long as the form is open. */
const idOf = ({ names }: DraftRow, place: number): string =>
  `${place + 1}-${createHash('sha256').update(canonicalJson(names)).digest('hex').slice(0, 12)}`;

const authorOf = (row: DraftRow, place: number): Author => ({
  id: idOf(row, place),
  name: printedNames((row.names ?? {}) as Names),
  role: String(row.role ?? 'author'),
  orcid: (row.orcid as string | null) ?? '',
  email: (row.email as string | null) ?? '',
  corresponding: row.corresponding === true,
  credits: creditRoles.filter((role) => creditsOf(row).includes(role)),
  affiliations: ((row.affiliations as number[] | undefined) ?? []).join('; '),
});

const creditsOf = (row: DraftRow | undefined) => (row?.credits ?? []) as readonly string[];

const affiliationOf = (row: DraftRow, place: number): Affiliation => ({
  id: idOf(row, place),
  number: String(place + 1),
  name: (row.names ?? {}) as Text,
  country: (row.country as string | null) ?? '',
  ror: (row.ror as string | null) ?? '',
  printed: printedMark((row.ror as string | null) ?? ''),
});

/**
 * The stored row of each entry of a form. One without an id, of a draft from before there were any, is known by its
 * name if nobody else is called so.
 */
function knownRows<Entry extends { readonly id?: string; readonly name: Text }>(
  entries: readonly Entry[],
  before: readonly DraftRow[],
  nameOf: (row: DraftRow) => Text,
): (DraftRow | undefined)[] {
  const ids = before.map(idOf);
  const isNamed = (name: Text) => (one: Text) => isDeepStrictEqual(one, name);
  return entries.map(({ id, name }) => {
    const place = id ? ids.indexOf(id) : -1;
    if (place !== -1) return before[place];
    const alike = before.filter((row) => isNamed(name)(nameOf(row)));
    const isOnlyOne = entries.filter((entry) => isNamed(name)(entry.name)).length === 1;
    return alike.length === 1 && isOnlyOne ? alike[0] : undefined;
  });
}

const printedOf = (row: DraftRow): Text => printedNames((row.names ?? {}) as Names);

/** Whoever is still the same keeps what the form does not show: parts of the name, a biography. */
function rowOf(author: Author, known: DraftRow | undefined, affiliations: number[]): DraftRow {
  const isSamePerson = known !== undefined && (known.orcid ?? '') === author.orcid;
  return {
    ...known,
    role: author.role,
    type: known?.type ?? 'person',
    corresponding: author.corresponding,
    names: known && isDeepStrictEqual(printedOf(known), author.name) ? known.names : asNames(author.name),
    orcid: author.orcid || null,
    orcidAuthenticated: isSamePerson && known.orcidAuthenticated === true,
    // A person with an ORCID leads to their own page, whichever way the article came in.
    expert: author.orcid ? { kind: 'expert', key: orcidAddress(author.orcid) } : (isSamePerson && known.expert) || null,
    email: author.email || null,
    credits: [
      ...author.credits,
      ...creditsOf(known).filter((role) => !(creditRoles as readonly string[]).includes(role)),
    ],
    affiliations,
  };
}

/** The numbers of the list, in its order; one that has none yet gets the next that is free. */
function numbersOf(affiliations: readonly Affiliation[]): string[] {
  const taken = new Set(affiliations.map(({ number }) => number ?? ''));
  let next = 1;
  return affiliations.map(({ number }) => {
    if (number) return number;
    while (taken.has(String(next))) next += 1;
    taken.add(String(next));
    return String(next);
  });
}

/** Authors and affiliations together: where authors belong is stored by place, and places move. */
function peopleOf({ authors, affiliations }: Document, { parts }: Pick<StoredItem, 'parts'>): ItemChanges {
  const people = authors as readonly Author[];
  const places = affiliations as readonly Affiliation[];
  const [before, placesBefore] = [parts.contributor ?? [], parts.affiliation ?? []];
  const numbers = numbersOf(places);
  const known = knownRows(people, before, printedOf);
  const knownPlaces = knownRows(places, placesBefore, ({ names }) => (names ?? {}) as Text);
  return {
    parts: {
      contributor: people.map((author, place) =>
        rowOf(
          author,
          known[place],
          numbersIn(author.affiliations).flatMap((number) => {
            const at = numbers.indexOf(String(number));
            return at === -1 ? [] : [at + 1];
          }),
        ),
      ),
      affiliation: places.map((affiliation, place) => ({
        ...knownPlaces[place],
        names: affiliation.name,
        country: affiliation.country || null,
        ...organisationOf(affiliation, knownPlaces[place]),
      })),
    },
    mentioned: [
      ...people.filter(({ orcid }) => orcid).map((author) => personOf(author, before)),
      ...places.flatMap((affiliation) => institutionsOf(affiliation)),
    ],
  };
}

/** By which organisation an affiliation is known. A draft from before that was requested has no mark, and changes nothing. */
function organisationOf({ ror = '', printed }: Affiliation, known: DraftRow | undefined): DraftRow {
  const before = (known?.ror ?? '') as string;
  const address = rorOf(ror) ?? ror;
  if (address === before || (ror === '' && printed !== printedMark(before))) return {};
  return { ror: address || null, institution: address ? { kind: 'institution', key: address } : null };
}

/** Its page, if nobody has described the organisation yet. */
function institutionsOf({ ror, printed, name }: Affiliation): ItemDraft[] {
  const key = rorOf(ror);
  if (!key || printedMark(key) === printed) return [];
  return [{ kind: 'institution', key, onlyIfMissing: true, titles: name, details: { ror: key } }];
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

function personOf({ orcid, name }: Author, before: readonly DraftRow[]): ItemDraft {
  const names = (before.find((row) => row.orcid === orcid)?.names ?? {}) as Names;
  const families = Object.entries(names).flatMap(([language, { family }]) => (family ? [[language, family]] : []));
  return {
    kind: 'expert',
    key: orcidAddress(orcid),
    onlyIfMissing: true,
    titles: name,
    details: { orcid, familyNames: Object.fromEntries(families) },
  };
}

export const authorsField: ItemField = {
  field: {
    name: 'authors',
    type: 'list',
    label: 'field.authors',
    most: 2_000,
    rows: ['name', 'affiliations', 'orcid', 'corresponding'],
    of: [
      { name: 'id', type: 'key', label: 'field.personName' },
      { name: 'name', type: 'text', label: 'field.personName', required: true, longest: 200 },
      {
        name: 'role',
        type: 'choice',
        label: 'field.role',
        required: true,
        choices: roles.map((value) => ({ value, label: `field.role.${value}` })),
      },
      { name: 'orcid', type: 'line', label: 'field.orcid', longest: 19 },
      { name: 'email', type: 'line', label: 'field.email', longest: 200 },
      { name: 'corresponding', type: 'switch', label: 'field.corresponding' },
      {
        name: 'affiliations',
        type: 'line',
        label: 'field.affiliations',
        longest: 100,
        among: { list: 'affiliations', by: 'number', named: 'name' },
      },
      {
        name: 'credits',
        type: 'choices',
        label: 'field.credits',
        choices: creditRoles.map((value) => ({ value, label: `field.credits.${value}` })),
      },
    ],
  },
  read: ({ parts }) => (parts.contributor ?? []).map(authorOf),
  change: (_, stored, document) => peopleOf(document, stored),
};

export const affiliationsField: ItemField = {
  field: {
    name: 'affiliations',
    type: 'list',
    label: 'field.affiliations',
    most: 500,
    rows: ['name', 'number', 'country'],
    numbered: 'number',
    of: [
      { name: 'id', type: 'key', label: 'field.affiliation' },
      { name: 'number', type: 'line', label: 'field.affiliationNumber', longest: 4, fixed: true },
      { name: 'name', type: 'text', label: 'field.affiliation', required: true, longest: 500 },
      { name: 'country', type: 'line', label: 'field.country', longest: 100 },
      {
        name: 'ror',
        type: 'line',
        label: 'field.ror',
        help: 'help.ror',
        longest: 100,
        organisation: { name: 'name', country: 'country' },
      },
      { name: 'printed', type: 'key', label: 'field.ror' },
    ],
  },
  read: ({ parts }) => (parts.affiliation ?? []).map(affiliationOf),
  change: (_, stored, document) => peopleOf(document, stored),
};

/** An ORCID and a ROR id prove themselves, no two affiliations have one number, and a number leads to an affiliation of the list. */
export function wrongAuthors({ authors, affiliations }: Document): FieldProblem[] {
  const known = numbersOf(affiliations as readonly Affiliation[]);
  const wrongNumbers = known.flatMap((number, place) =>
    !/^\d{1,4}$/.test(number) || known.indexOf(number) !== place ? [problemAt('affiliations', place, 'number')] : [],
  );
  const wrongRors = (affiliations as readonly Affiliation[]).flatMap(({ ror = '', printed }, place) =>
    ror === '' || printedMark(ror) === printed || isRor(ror) ? [] : [problemAt('affiliations', place, 'ror')],
  );
  const wrong = (authors as readonly Author[]).flatMap(({ orcid, affiliations: numbers }, place) => {
    const isWrong =
      numbers !== '' && (!numbersForm.test(numbers) || numbersIn(numbers).some((one) => !known.includes(String(one))));
    return [
      ...(orcid !== '' && !isOrcid(orcid) ? [problemAt('authors', place, 'orcid')] : []),
      ...(isWrong ? [problemAt('authors', place, 'affiliations')] : []),
    ];
  });
  return [...wrong, ...wrongNumbers, ...wrongRors];
}

const problemAt = (list: 'authors' | 'affiliations', place: number, name: string): FieldProblem => ({
  path: `${list}.${place}.${name}`,
  code: 'fieldRefused',
});
