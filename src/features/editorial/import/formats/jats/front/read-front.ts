import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import { failed, type Result, success } from '../../../../../../platform/kernel/result.ts';
import type { Refusal } from '../../format.ts';
import { type Affiliation, affiliationsOf } from './affiliations.ts';
import type { ArticleReading } from './article-reading.ts';
import { type Contributor, contributorsOf } from './contributors.ts';
import { type ArticleDates, datesOf } from './dates.ts';
import { identifiersOf, versionNumber } from './identifiers.ts';
import { issueOf, journalOf } from './journal.ts';
import { type Permissions, permissionsOf } from './permissions.ts';
import { type ReadSubjects, subjectsOf } from './subjects.ts';
import { abstractsOf, keywordsOf, type ReadAbstracts, type ReadTitles, titlesOf } from './texts.ts';

export interface ReadFront {
  readonly key: string;
  readonly doi: string | null;
  readonly version: number;
  readonly titles: ReadTitles;
  readonly abstracts: ReadAbstracts;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly dates: ArticleDates;
  readonly permissions: Permissions;
  readonly subjects: ReadSubjects;
  readonly contributors: readonly Contributor[];
  readonly affiliations: readonly Affiliation[];
  readonly journal: ItemDraft | null;
  readonly issue: ItemDraft | null;
  /** The journal, people, institutions and subjects that the article names. */
  readonly mentioned: readonly ItemDraft[];
}

/** What an article says of itself. Translations that stand inside it give their titles and abstracts to it. */
export function readFront(
  reading: ArticleReading,
  inside: readonly ArticleReading[],
  fileName: string,
): Result<ReadFront, Refusal> {
  const { doi, doiVersion, publisherId } = identifiersOf(reading);
  const journal = journalOf(reading);
  const key = doi ?? (publisherId && `${journal?.key ?? 'article'}:${publisherId}`);
  if (!key) return failed({ reason: 'the article has neither a DOI nor an identifier of its publisher' });
  const ofTranslations = inside.filter(({ article }) => article.attributes['article-type'] === 'translation');
  const [titles, ...otherTitles] = [reading, ...ofTranslations].map(titlesOf) as [ReadTitles, ...ReadTitles[]];
  const [abstracts, ...otherAbstracts] = [reading, ...ofTranslations].map(abstractsOf) as [
    ReadAbstracts,
    ...ReadAbstracts[],
  ];
  const affiliations = affiliationsOf(reading);
  const contributors = contributorsOf(reading, affiliations);
  const dates = datesOf(reading);
  const subjects = subjectsOf(reading);
  const issue = issueOf(reading, journal, dates.volumeYear);
  return success({
    key,
    doi,
    version: versionNumber(reading, doiVersion, fileName),
    titles: {
      titles: merged(
        otherTitles.map((one) => one.titles),
        titles.titles,
      ),
      richTitles: merged(
        otherTitles.map((one) => one.richTitles),
        titles.richTitles,
      ),
    },
    abstracts: {
      abstracts: merged(
        otherAbstracts.map((one) => one.abstracts),
        abstracts.abstracts,
      ),
      summaries: merged(
        otherAbstracts.map((one) => one.summaries),
        abstracts.summaries,
      ),
      otherAbstracts: abstracts.otherAbstracts,
    },
    keywords: merged(ofTranslations.map(keywordsOf), keywordsOf(reading)),
    dates,
    permissions: permissionsOf(reading),
    subjects,
    contributors: contributors.rows,
    affiliations: affiliations.rows,
    journal,
    issue,
    mentioned: [
      ...(journal ? [journal] : []),
      ...(issue ? [issue] : []),
      ...subjects.subjects,
      ...affiliations.institutions,
      ...contributors.experts,
    ],
  });
}

/** What the article says itself goes before what its translations say. */
const merged = <Value>(others: readonly Value[], own: Value): Value => Object.assign({}, ...others.toReversed(), own);
