import type { FormField } from '../../../../../platform/kernel/form-field.ts';

/** What an editor placed in a column, of any kind and, at a portal, of any site that it gathers. */
export const columnForm = (kinds: readonly string[]): readonly FormField[] => [
  {
    name: 'entries',
    type: 'references',
    kinds,
    isGathered: true,
    label: 'navigation.field.columnEntries',
    help: 'navigation.help.columnEntries',
  },
];
