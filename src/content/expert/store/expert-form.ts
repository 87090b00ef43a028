import { body, cover, detail, summary, title, wordLists } from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';

export const expertForm: ItemForm = {
  kind: 'expert',
  fields: [
    title('field.personName'),
    detail('familyNames', { type: 'text', label: 'field.familyName', help: 'help.familyName', longest: 100 }),
    detail(
      'orcid',
      { type: 'line', label: 'field.orcid', longest: 19 },
      { unique: { table: 'expert', column: 'orcid' }, form: /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/ },
    ),
    cover,
    detail('institution', { type: 'reference', label: 'field.institution', kinds: ['institution'] }),
    detail('affiliations', { type: 'text', label: 'field.affiliation', longest: 500 }),
    detail('positions', { type: 'text', label: 'field.position', longest: 300 }),
    wordLists('researchFields', 'field.researchFields'),
    summary(),
    body('field.biography'),
    detail('website', { type: 'address', label: 'field.website' }),
  ],
  /** Imports know a person by the ORCID. */
  keyOf: ({ orcid }) => (orcid ? orcidAddress(String(orcid)) : undefined),
};
