import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { chooseText, nameFor, type Text, textFor } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { type Expert, getExpert } from '../contract.ts';
import { fieldsIn, tiesAmong, topicsOverTime } from '../domain/work.ts';
import type { ExpertStore } from '../store/postgres-experts.ts';
import type { ExpertRow } from '../store/select-expert.ts';

/** What the person themselves says on their page, kept apart from what was imported. */
interface OwnWords {
  readonly introduction: string;
  readonly website: string;
  readonly researchFields: readonly string[];
}

/** Nothing where nobody showed by the record's ORCID iD that it is theirs. */
export type ReadOwnWords = (site: number, expert: Id, orcid: string | null) => Promise<OwnWords | null>;

interface Parts {
  readonly experts: ExpertStore;
  readonly files: Pick<FileStore, 'get'>;
  readonly siteOfItem: SiteOfItem;
  readonly ownWordsOf: ReadOwnWords;
}

export const answerGetExpert = ({ experts, files, siteOfItem, ownWordsOf }: Parts) =>
  answering(getExpert, async ({ input: { id }, site: asking, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const site = owner.value;
    const expert = await experts.expert(site, id);
    if (!expert) return failed(failure('notFound'));
    const [work, own] = await Promise.all([
      experts.work(site, expert.id),
      ownWordsOf(site.target.id, expert.id, expert.orcid),
    ]);
    const answer = presentExpert(expert, work, own, [language, site.target.defaultLanguage]);
    const { biography, institution, coAuthors, boards, collections } = answer;
    const named = [
      ...(institution ? [institution.id] : []),
      ...coAuthors.map((other) => other.id),
      ...boards.map(({ publicationId }) => publicationId),
      ...collections.map((collection) => collection.id),
    ];
    for (const item of new Set([id, expert.id, ...named])) shows(itemKey(item));
    if (biography) offers(biography.sha256, () => files.get(biography.sha256));
    return success(answer);
  });

function presentExpert(
  expert: ExpertRow,
  { papers, coAuthors, stays }: Awaited<ReturnType<ExpertStore['work']>>,
  own: OwnWords | null,
  wanted: readonly [Language, Language],
): Expert {
  const say = (text: Text) => textFor(text, ...wanted);
  const url = (kind: string, id: string) => itemAddress({ kind, id });
  const { institution, researchFields } = expert;
  const biography = chooseText(expert.bodies, ...wanted);
  return {
    ...expert,
    url: url('expert', expert.id),
    expertName: nameFor(expert.names, ...wanted),
    names: written(expert.names),
    familyNames: written(expert.familyNames),
    isClaimed: own !== null,
    summary: own?.introduction || say(expert.summaries),
    orcid: expert.orcid && orcidAddress(expert.orcid),
    institution: institution && {
      id: institution.id,
      names: written(institution.titles),
      url: url('institution', institution.id),
    },
    affiliation: say(expert.affiliations) || say(institution?.titles ?? {}),
    position: say(expert.positions),
    researchFields: own?.researchFields.length ? [...own.researchFields] : fieldsIn(inLanguage(researchFields, wanted)),
    biography: biography ? { sha256: biography.text, language: biography.language } : null,
    website: own?.website || expert.website,
    boards: expert.boards.map((board) => ({ ...board, publicationName: say(board.names) })),
    collections: expert.collections.map(({ id, kind, names }) => ({ id, kind, name: say(names), url: url(kind, id) })),
    coAuthors: coAuthors.map((other) => ({
      ...other,
      name: nameFor(other.names, ...wanted),
      url: url('expert', other.id),
    })),
    ties: tiesAmong(coAuthors),
    topics: topicsOverTime(papers, [...wanted, 'en', 'zh']),
    stays: stays.map((stay) => ({
      ...stay,
      name: say(stay.names),
      url: stay.institution && url('institution', stay.institution),
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
