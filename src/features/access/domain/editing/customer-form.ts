import type { Document, FieldProblem, FormField } from '../../../../platform/kernel/form-field.ts';
import { isRor } from '../../../../platform/kernel/ror.ts';
import { networksOf } from '../ip-ranges.ts';
import { isLibraryAddress, longestLibraryAddress } from '../library-address.ts';

const most = 200;
const mostLibrarians = 50;

/** What someone has paid for, and for how long. */
const entitlementFields: readonly FormField[] = [
  {
    name: 'about',
    type: 'reference',
    label: 'field.access.about',
    help: 'help.access.about',
    kinds: ['journal', 'book'],
  },
  { name: 'from', type: 'date', label: 'field.access.from', required: true },
  { name: 'until', type: 'date', label: 'field.access.until', required: true },
  { name: 'isTrial', type: 'switch', label: 'field.access.isTrial', help: 'help.access.isTrial' },
];

/** A library, a company, a consortium. */
export const customerFields: readonly FormField[] = [
  { name: 'name', type: 'text', label: 'field.access.name', required: true, longest: 300 },
  {
    name: 'ror',
    type: 'line',
    label: 'field.access.ror',
    help: 'help.access.ror',
    longest: 60,
    organisation: { name: 'name' },
  },
  {
    name: 'ranges',
    type: 'list',
    label: 'field.access.ranges',
    help: 'help.access.ranges',
    most,
    of: [{ name: 'range', type: 'line', label: 'field.access.range', required: true, longest: 90 }],
  },
  { name: 'entitlements', type: 'list', label: 'field.access.entitlements', most, of: entitlementFields },
  { name: 'metadata', type: 'lines', label: 'field.access.metadata', help: 'help.access.metadata', longest: 200_000 },
  {
    name: 'resolver',
    type: 'line',
    label: 'field.access.resolver',
    help: 'help.access.resolver',
    longest: longestLibraryAddress,
  },
  { name: 'proxyPrefix', type: 'line', label: 'field.access.proxyPrefix', longest: longestLibraryAddress },
  {
    name: 'librarians',
    type: 'list',
    label: 'field.access.librarians',
    help: 'help.access.librarians',
    most: mostLibrarians,
    of: [{ name: 'email', type: 'line', label: 'field.access.librarian', required: true, longest: 254 }],
  },
];

/** One member by themselves. */
export const memberAccessFields: readonly FormField[] = [
  { name: 'userName', type: 'line', label: 'field.access.userName', required: true, longest: 50 },
  ...entitlementFields,
];

interface Period {
  readonly from?: string | null;
  readonly until?: string | null;
}

const isOverBeforeItBegins = ({ from, until }: Period): boolean => !!from && !!until && from > until;

export function customerProblems(document: Document): FieldProblem[] {
  const ranges = (document.ranges ?? []) as readonly { readonly range: string }[];
  const entitlements = (document.entitlements ?? []) as readonly Period[];
  return [
    ...ranges.flatMap(({ range }, place): FieldProblem[] =>
      isNetwork(range) ? [] : [{ path: `ranges.${place}.range`, code: 'fieldRefused' }],
    ),
    ...entitlements.flatMap((period, place): FieldProblem[] =>
      isOverBeforeItBegins(period) ? [{ path: `entitlements.${place}.until`, code: 'fieldRefused' }] : [],
    ),
    ...rorProblems(document.ror),
    ...['resolver', 'proxyPrefix'].flatMap((path): FieldProblem[] =>
      document[path] && !isLibraryAddress(String(document[path])) ? [{ path, code: 'fieldRefused' }] : [],
    ),
  ];
}

export const memberAccessProblems = (document: Document): FieldProblem[] =>
  isOverBeforeItBegins(document) ? [{ path: 'until', code: 'fieldRefused' }] : [];

/** The id in the Research Organization Registry, alone or as its address. */
const rorProblems = (given: unknown): FieldProblem[] =>
  typeof given === 'string' && given !== '' && !isRor(given) ? [{ path: 'ror', code: 'fieldRefused' }] : [];

/** Whether this is an address or a network as libraries write them: 192.0.2.0/24, 10.1.0.0-10.1.255.255, 10.1.*.*, 2001:db8::/32. */
export const isNetwork = (given: string): boolean => networksOf(given) !== null;
