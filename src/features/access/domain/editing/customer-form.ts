import type { Document, FieldProblem, FormField } from '../../../../platform/kernel/form-field.ts';

const most = 200;

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
  { name: 'ror', type: 'line', label: 'field.access.ror', help: 'help.access.ror', longest: 60 },
  {
    name: 'ranges',
    type: 'list',
    label: 'field.access.ranges',
    help: 'help.access.ranges',
    most,
    of: [{ name: 'range', type: 'line', label: 'field.access.range', required: true, longest: 50 }],
  },
  { name: 'entitlements', type: 'list', label: 'field.access.entitlements', most, of: entitlementFields },
  { name: 'metadata', type: 'lines', label: 'field.access.metadata', help: 'help.access.metadata', longest: 200_000 },
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
  ];
}

export const memberAccessProblems = (document: Document): FieldProblem[] =>
  isOverBeforeItBegins(document) ? [{ path: 'until', code: 'fieldRefused' }] : [];

/** The number of the Research Organization Registry, alone or as its address. */
const ror = /^(?:https:\/\/ror\.org\/)?0[a-z0-9]{6}\d{2}$/;
const rorProblems = (given: unknown): FieldProblem[] =>
  typeof given === 'string' && given !== '' && !ror.test(given) ? [{ path: 'ror', code: 'fieldRefused' }] : [];

const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!\/|$)|(?=\/|$))){4}(?:\/(?:3[0-2]|[12]?\d))?$/;
const v6 = /^[0-9a-f:]{2,39}(?:\/(?:12[0-8]|1[01]\d|[1-9]?\d))?$/i;

/** Whether this is an address or a network as libraries write them: 192.0.2.0/24, 2001:db8::/32. */
export function isNetwork(given: string): boolean {
  if (v4.test(given)) return true;
  const [address = ''] = given.split('/');
  return v6.test(given) && URL.canParse(`http://[${address}]/`);
}
