import type { ItemDraft, ItemReference } from '../../../platform/item/writing/item-draft.ts';
import type { Field } from './field.ts';

/** No identifier of a registry: the registry's institutions are real. */
export const institutionOf = (field: Field, place: number): ItemReference => ({
  kind: 'institution',
  key: `sample:${field.sld}/institution/${(place % field.institutions.length) + 1}`,
});

export const sampleInstitutions = (field: Field): ItemDraft[] =>
  field.institutions.map(({ names, city, country, established }, place) => ({
    ...institutionOf(field, place),
    titles: { ...names },
    summaries: { zh: '示例机构，仅供演示。', en: 'A sample institution, for demonstration only.' },
    details: {
      types: [place < 3 ? 'education' : 'facility'],
      country,
      city: city.en,
      established,
      website: 'https://example.org/',
      aliases: [`Sample ${place + 1}`],
    },
  }));
