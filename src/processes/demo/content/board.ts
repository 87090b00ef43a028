import type { DraftRow } from '../../../platform/item/writing/item-draft.ts';
import { expertOf } from './experts.ts';
import type { Field, Line, SampleInstitution, Words } from './field.ts';
import { everyone, namesOf, type SamplePerson } from './people.ts';

const boardSize = 12;

const roles: readonly { readonly role: string; readonly from: number }[] = [
  { role: 'editor-in-chief', from: 0 },
  { role: 'associate-editor', from: 1 },
  { role: 'member', from: 4 },
];

const countries: Readonly<Record<string, Words>> = {
  CN: { zh: '中国', en: 'China' },
  DE: { zh: '德国', en: 'Germany' },
  GB: { zh: '英国', en: 'United Kingdom' },
  US: { zh: '美国', en: 'United States' },
  NO: { zh: '挪威', en: 'Norway' },
};

/** The editorial board of a journal. */
export const boardOf = (field: Field): DraftRow[] =>
  Array.from({ length: boardSize }, (_, place) => {
    const person = everyone[(place * 5) % everyone.length] as SamplePerson;
    const institution = field.institutions[place % field.institutions.length] as SampleInstitution;
    const line = field.lines[(place * 3 + 1) % field.lines.length] as Line;
    return {
      role: roles.findLast(({ from }) => place >= from)?.role,
      names: namesOf(person),
      affiliations: { ...institution.names },
      researchFields: { ...line.system },
      countries: { ...countries[institution.country] },
      bios: {
        zh: `示例编委，研究${line.system.zh}与${line.use.zh}。`,
        en: `A sample member of the board, working on ${line.system.en} and ${line.use.en}.`,
      },
      expert: expertOf(field, person),
    };
  });
