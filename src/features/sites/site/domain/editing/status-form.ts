import type { Document, FieldProblem, FormField } from '../../../../../platform/kernel/form-field.ts';
import { classifications } from '../site.ts';
import { choiceField, entriesOf } from './section-form.ts';

const hostName = /^(?=.{3,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** What only an operator decides: where a site is found, how long it runs, and whom it gathers. */
export const statusFields: readonly FormField[] = [
  {
    name: 'hosts',
    type: 'list',
    label: 'siteField.hosts',
    help: 'siteHelp.hosts',
    most: 20,
    of: [{ name: 'host', type: 'line', label: 'siteField.host', required: true, longest: 253 }],
  },
  { name: 'expiresAt', type: 'time', label: 'siteField.expiresAt', help: 'siteHelp.expiresAt' },
  { name: 'forbidden', type: 'switch', label: 'siteField.forbidden', help: 'siteHelp.forbidden' },
  choiceField('classification', classifications),
  {
    name: 'gathers',
    type: 'list',
    label: 'siteField.gathers',
    help: 'siteHelp.gathers',
    most: 5_000,
    of: [{ name: 'sld', type: 'line', label: 'siteField.sld', required: true, longest: 63 }],
  },
];

export const hostsOf = (document: Document): string[] => entriesOf(document.hosts).map(({ host }) => String(host));
export const gathersOf = (document: Document): string[] => entriesOf(document.gathers).map(({ sld }) => String(sld));

/** An entry that stands in the list already is refused like one that can't be. */
const refused = (list: string, field: string, entries: readonly string[], isRight: (entry: string) => boolean) =>
  entries.flatMap((entry, place): FieldProblem[] =>
    isRight(entry) && entries.indexOf(entry) === place
      ? []
      : [{ path: `${list}.${place}.${field}`, code: 'fieldRefused' }],
  );

export const checkStatus = (document: Document): FieldProblem[] => [
  ...refused('hosts', 'host', hostsOf(document), (host) => hostName.test(host)),
  ...refused('gathers', 'sld', gathersOf(document), () => true),
];

/** Readers would find the site closed, closed sooner, or no longer at an address of before. */
export function takesSiteAway(before: Document | null, after: Document): boolean {
  const isSooner =
    typeof after.expiresAt === 'string' &&
    (typeof before?.expiresAt !== 'string' || after.expiresAt < before.expiresAt);
  const kept = hostsOf(after);
  return (
    (after.forbidden === true && !before?.forbidden) ||
    isSooner ||
    (before !== null && hostsOf(before).some((host) => !kept.includes(host)))
  );
}
