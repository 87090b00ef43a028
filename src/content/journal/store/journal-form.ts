import { cover, detail, doi, lineList, title } from '../../../platform/item/editing/item-fields.ts';
import type { ItemField, ItemForm } from '../../../platform/item/editing/item-form.ts';
import type { Text } from '../../../platform/kernel/text.ts';

const issnForm = /^\d{4}-\d{3}[\dX]$/;
const issn = (name: 'issn' | 'eissn'): ItemField =>
  detail(name, { type: 'line', label: `field.${name}`, longest: 9 }, { form: issnForm });

/** A decimal number that people write as a line. */
const impactFactor: ItemField = {
  field: { name: 'impactFactor', type: 'line', label: 'field.impactFactor', longest: 7 },
  read: ({ details }) => (details.impactFactor == null ? '' : String(details.impactFactor)),
  change: (value) => ({ details: { impactFactor: value === '' ? null : Number(value) } }),
  form: /^\d{1,3}(\.\d{1,3})?$/,
};

const board: ItemField = {
  field: {
    name: 'board',
    type: 'list',
    label: 'field.board',
    most: 500,
    of: [
      { name: 'role', type: 'line', label: 'field.boardRole', required: true, longest: 60 },
      { name: 'names', type: 'text', label: 'field.personName', required: true, longest: 200 },
      { name: 'affiliations', type: 'text', label: 'field.affiliation', longest: 500 },
      { name: 'countries', type: 'text', label: 'field.country', longest: 100 },
      { name: 'researchFields', type: 'text', label: 'field.researchFields', longest: 500 },
      { name: 'bios', type: 'long-text', label: 'field.biography', longest: 5_000 },
      { name: 'expert', type: 'reference', label: 'field.expert', kinds: ['expert'] },
      { name: 'picture', type: 'picture', label: 'field.picture' },
    ],
  },
  read: ({ parts }) =>
    (parts.board_member ?? []).map(
      ({ role, names, affiliations, countries, researchFields, bios, expert, picture }) => ({
        role,
        names,
        affiliations,
        countries,
        researchFields,
        bios,
        expert,
        picture,
      }),
    ),
  change: (value) => ({ parts: { board_member: value as Record<string, unknown>[] } }),
};

const frequencies = [
  ...['daily', 'weekly', 'tenDays', 'fortnightly', 'semimonthly', 'monthly', 'bimonthly', 'quarterly', 'triannual'],
  ...['semiannual', 'annual', 'biennial', 'continuous', 'irregular'],
];

const texts = (name: string, label: string): ItemField => detail(name, { type: 'text', label, longest: 500 });

export const journalForm: ItemForm = {
  kind: 'journal',
  isRecord: true,
  parts: ['board_member'],
  fields: [
    title('field.journalTitle'),
    cover,
    issn('issn'),
    issn('eissn'),
    detail('cn', { type: 'line', label: 'field.cn', longest: 30 }),
    doi,
    texts('sponsors', 'field.sponsor'),
    texts('supervisors', 'field.supervisor'),
    texts('publishers', 'field.publisher'),
    texts('editorsInChief', 'field.editorInChief'),
    texts('places', 'field.place'),
    texts('readerships', 'field.readership'),
    detail('introductions', { type: 'long-text', label: 'field.introduction', longest: 20_000 }),
    detail('frequency', {
      type: 'choice',
      label: 'field.frequency',
      choices: frequencies.map((value) => ({ value, label: `field.frequency.${value}` })),
    }),
    detail('startYear', { type: 'number', label: 'field.startYear', least: 1600, most: 2200 }),
    impactFactor,
    lineList('indexed', 'field.indexed', 'help.oneALine'),
    board,
  ],
  /** Imports know a journal by its ISSN, else by its title. */
  keyOf: ({ eissn, issn: printed, title: titles }) =>
    String(eissn || printed || Object.values(titles as Text)[0]?.toLowerCase() || '') || undefined,
};
