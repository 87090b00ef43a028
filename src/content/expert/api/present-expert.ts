import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { chooseText, type Text, textFor } from '../../../platform/kernel/text.ts';
import type { getExpert } from '../contract.ts';
import { type Expert, fieldsIn, type Work } from '../domain/expert.ts';
import { tiesAmong } from '../domain/ties.ts';
import { topicsOverTime } from '../domain/topics.ts';
import type { OwnWords } from '../use-cases/own-words.ts';

interface Reader {
  readonly language: Language;
  readonly siteLanguage: Language;
}

export function presentExpert(
  expert: Expert,
  work: Work,
  own: OwnWords | null,
  { language, siteLanguage }: Reader,
): OutputOf<typeof getExpert> {
  const say = (text: Text) => textFor(text, language, siteLanguage);
  const url = (kind: string, id: string) => itemAddress({ kind, id });
  const biography = chooseText(expert.bodies, language, siteLanguage);
  return {
    id: expert.id,
    siteId: expert.site,
    url: url('expert', expert.id),
    expertName: say(expert.names),
    names: written(expert.names),
    familyNames: written(expert.familyNames),
    isClaimed: own !== null,
    summary: own?.introduction || say(expert.summaries),
    orcid: expert.orcid && orcidAddress(expert.orcid),
    institution: expert.institution && {
      id: expert.institution.id,
      names: written(expert.institution.titles),
      url: url('institution', expert.institution.id),
    },
    affiliation: say(expert.affiliations) || say(expert.institution?.titles ?? {}),
    position: say(expert.positions),
    researchFields: own?.researchFields.length
      ? [...own.researchFields]
      : fieldsIn(inLanguage(expert.researchFields, [language, siteLanguage])),
    biography: biography ? { sha256: biography.text, language: biography.language } : null,
    website: own?.website || expert.website,
    cover: expert.cover,
    visits: expert.visits,
    boards: expert.boards.map(({ journal, names, role }) => ({
      publicationId: journal,
      publicationName: say(names),
      role,
    })),
    collections: expert.collections.map(({ id, kind, names }) => ({ id, kind, name: say(names), url: url(kind, id) })),
    coAuthors: work.coAuthors.map(({ id, names, papers }) => ({
      id,
      name: say(names),
      url: url('expert', id),
      papers,
    })),
    ties: tiesAmong(work.coAuthors).map(({ between: [one, other], papers }) => ({ between: [one, other], papers })),
    topics: topicsOverTime(work.papers, [language, siteLanguage, 'en', 'zh']).map(({ years, ...topic }) => ({
      ...topic,
      years: [...years],
    })),
    stays: work.stays.map(({ institution, names, ...stay }) => ({
      ...stay,
      name: say(names),
      url: institution && url('institution', institution),
    })),
  };
}

/** Without the languages that have nothing. */
const written = (text: Text): Record<string, string> =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => Boolean(entry[1])));

const inLanguage = <Value>(values: Readonly<Record<string, Value>>, wanted: readonly string[]): Value | undefined => {
  const language = [...wanted, 'en', 'zh', ...Object.keys(values)].find((one) => values[one] !== undefined);
  return language === undefined ? undefined : values[language];
};
