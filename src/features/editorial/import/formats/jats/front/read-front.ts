import { failed, success } from '../../../../../../platform/kernel/result.ts';
import { affiliationsOf } from './affiliations.ts';
import type { ArticleReading } from './article-reading.ts';
import { contributorsOf } from './contributors.ts';
import { datesOf } from './dates.ts';
import { identifiersOf, versionNumber } from './identifiers.ts';
import { issueOf, journalOf, subjectsOf } from './journal.ts';
import { permissionsOf } from './permissions.ts';
import { abstractsOf, keywordsOf, titlesOf } from './texts.ts';

export type ReadFront = Extract<ReturnType<typeof readFront>, { ok: true }>['value'];

/** What an article says of itself. Translations that stand inside it give their titles and abstracts to it. */
export function readFront(reading: ArticleReading, inside: readonly ArticleReading[], fileName: string) {
  const { doi, doiVersion, publisherId } = identifiersOf(reading);
  const journal = journalOf(reading);
  const key = doi ?? (publisherId && `${journal?.key ?? 'article'}:${publisherId}`);
  if (!key) return failed({ reason: 'the article has neither a DOI nor an identifier of its publisher' });
  const ofTranslations = inside.filter(({ article }) => article.attributes['article-type'] === 'translation');
  const titles = [reading, ...ofTranslations].map(titlesOf);
  const abstracts = [reading, ...ofTranslations].map(abstractsOf);
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
      titles: merged(titles.map((one) => one.titles)),
      richTitles: merged(titles.map((one) => one.richTitles)),
    },
    abstracts: {
      abstracts: merged(abstracts.map((one) => one.abstracts)),
      summaries: merged(abstracts.map((one) => one.summaries)),
      otherAbstracts: abstracts[0]?.otherAbstracts ?? [],
    },
    keywords: merged([reading, ...ofTranslations].map(keywordsOf)),
    dates,
    permissions: permissionsOf(reading),
    subjects,
    contributors: contributors.rows,
    affiliations: affiliations.rows,
    journal,
    issue,
    /** The journal, people, institutions and subjects that the article names. */
    mentioned: [
      ...(journal ? [journal] : []),
      ...(issue ? [issue] : []),
      ...subjects.subjects,
      ...affiliations.institutions,
      ...contributors.experts,
    ],
  });
}

/** What the article says itself, the first, goes before what its translations say. */
const merged = <Value>(all: readonly Value[]): Value => Object.assign({}, ...all.toReversed());
