import type { ItemDraft, ItemReference } from '../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from './at-once.ts';
import { chanceOf } from './choosing.ts';
import type { Field } from './field.ts';
import { paragraphs } from './html.ts';
import { institutionOf } from './institutions.ts';
import { chinesePeople, otherPeople, type SamplePerson } from './people.ts';
import { drawCover } from './pictures/cover.ts';
import type { Studio } from './studio.ts';

/** The ids that ORCID itself uses as examples. */
const exampleOrcids = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'];

export const expertPeople: readonly SamplePerson[] = [0, 1, 2, 3].flatMap(
  (place) => [chinesePeople[place * 5], otherPeople[place * 3]] as SamplePerson[],
);

export const orcidOf = (person: SamplePerson): string | null => {
  const place = expertPeople.indexOf(person);
  return place % 2 === 0 ? (exampleOrcids[place / 2] ?? null) : null;
};

/** The page of a person, if they have one. */
export function expertOf(field: Field, person: SamplePerson): ItemReference | null {
  const place = expertPeople.indexOf(person);
  if (place === -1) return null;
  const orcid = orcidOf(person);
  return { kind: 'expert', key: orcid ? `https://orcid.org/${orcid}` : `sample:${field.sld}/expert/${place + 1}` };
}

export function sampleExperts(field: Field, studio: Studio): Promise<ItemDraft[]> {
  return eachAtOnce(expertPeople, 3, async (person, place) => {
    const { key } = expertOf(field, person) as ItemReference;
    const chance = chanceOf(field.seed + 400 + place);
    const institution = field.institutions[place % field.institutions.length] as Field['institutions'][number];
    const line = field.lines[(place * 3) % field.lines.length] as Field['lines'][number];
    const portrait = await studio.picture(drawCover(chance.share, field.palette, 'square'));
    const bodies = {
      zh: paragraphs(
        `${person.zh.full}（示例人物）任职于${institution.names.zh}，研究${line.system.zh}，关注${line.limit.zh}，目标是${line.use.zh}。`,
        '本页为演示而编写，人物与履历均属虚构。',
      ),
      en: paragraphs(
        `${person.en.full} (a sample person) works at the ${institution.names.en} on ${line.system.en}, with an eye to ${line.limit.en} and to ${line.use.en}.`,
        'This page was written for demonstration; the person and the career are invented.',
      ),
    };
    const pages = {
      zh: await studio.page(bodies.zh, 'expert.zh.html'),
      en: await studio.page(bodies.en, 'expert.en.html'),
    };
    return {
      kind: 'expert',
      key,
      titles: { zh: person.zh.full, en: person.en.full },
      summaries: { zh: `研究${line.system.zh}（示例人物）`, en: `Works on ${line.system.en} (sample person)` },
      cover: `/files/${portrait.sha256}?form=high`,
      details: {
        orcid: orcidOf(person),
        familyNames: { zh: person.zh.family, en: person.en.family },
        institution: institutionOf(field, place),
        affiliations: institution.names,
        positions: place % 2 ? { zh: '教授', en: 'Professor' } : { zh: '研究员', en: 'Senior scientist' },
        researchFields: { zh: [line.system.zh, line.use.zh].join('；'), en: [line.system.en, line.use.en].join('; ') },
        bodies: { zh: pages.zh.sha256, en: pages.en.sha256 },
        website: 'https://example.org/',
      },
      files: [portrait, { ...pages.zh, language: 'zh' }, { ...pages.en, language: 'en' }],
    };
  });
}
