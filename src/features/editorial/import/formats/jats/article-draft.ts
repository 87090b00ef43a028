import { child, textOf } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { words } from '../../../../../platform/kernel/words.ts';
import type { Problem } from '../../domain/problem.ts';
import { referenceTo } from '../facts/mentions.ts';
import type { RenderedBody } from './body/render-body.ts';
import type { ArticleReading } from './front/article-reading.ts';
import { publishersOf } from './front/journal.ts';
import { fundsOf } from './front/permissions.ts';
import type { ReadFront } from './front/read-front.ts';
import { distinctRelations, relationsOf } from './front/relations.ts';
import { statementsOf } from './front/statements.ts';
import type { ReadSubArticles } from './sub-articles.ts';
import { versionFacts } from './version-facts.ts';

interface ArticleText {
  readonly text: RenderedBody | undefined;
  readonly hasText: boolean;
  /** The hashes of the rendered text and of the file that it was read from. */
  readonly body: string | undefined;
  readonly source: string;
}

/** The article as it will be stored. */
export function articleDraft(
  reading: ArticleReading,
  front: ReadFront,
  subArticles: ReadSubArticles,
  { text, hasText, body, source }: ArticleText,
): ItemDraft {
  const { titles, abstracts, dates, doi, key, version } = front;
  const type = reading.article.attributes['article-type'] ?? 'research-article';
  reading.problems.push(...missingOf(front, type));
  const displayedTitles = Object.keys(titles.titles).length > 0 ? titles.titles : { [reading.language]: doi ?? key };
  return {
    kind: 'article',
    key,
    // A full text goes before any record without one, and a later version before an earlier one.
    rank: hasText ? 100 + version : Math.min(version, 50),
    language: reading.languageTag,
    titles: displayedTitles,
    richTitles: titles.richTitles,
    summaries: abstracts.summaries,
    keywords: front.keywords,
    doi,
    publishedOn: dates.publishedOn,
    details: { ...detailsOf(reading, front, type), ...textDetails(text, body) },
    parts: {
      contributor: asRows(front.contributors),
      affiliation: asRows(front.affiliations),
      reference: asRows(text?.references ?? []),
      sub_article: asRows(subArticles.rows),
      article_version: [
        {
          number: version,
          titles: displayedTitles,
          summaries: abstracts.summaries,
          publishedOn: dates.publishedOn,
          // Notes and references alone are no full text: such a version is the accepted manuscript.
          body: hasText ? (body ?? null) : null,
          source,
          facts: versionFacts(reading, front),
        },
      ],
    },
    relations: distinctRelations([...relationsOf(reading, doi), ...subArticles.relations]),
    subjects: front.subjects.subjects.map(referenceTo),
  };
}

const asRows = (rows: readonly object[]): DraftRow[] => rows.map((row) => ({ ...row }));

const textDetails = (text: RenderedBody | undefined, body: string | undefined): DraftRow => ({
  body: body ?? null,
  outline: text?.outline ?? [],
  words: body ? (text?.words ?? null) : null,
  referenceCount: text?.references.length ?? 0,
});

function detailsOf(reading: ArticleReading, front: ReadFront, type: string): DraftRow {
  const { meta } = reading;
  const textIn = (name: string) => textOf(child(meta, name)) || null;
  const conference = conferenceOf(reading);
  const [volume, issue, firstPage] = ['volume', 'issue', 'fpage'].map(textIn);
  const { receivedOn, revisedOn, acceptedOn, printedOn, onlineOn } = front.dates;
  return {
    journal: front.journal && referenceTo(front.journal),
    period: front.issue && referenceTo(front.issue),
    type,
    publicationType: publicationType(conference !== null, [volume, issue, firstPage].some(Boolean)),
    ...front.permissions,
    part: front.subjects.part,
    volume,
    firstPage,
    lastPage: textIn('lpage'),
    elocation: textIn('elocation-id'),
    funds: fundsOf(reading),
    statements: statementsOf(reading),
    abstracts: front.abstracts.abstracts,
    otherAbstracts: front.abstracts.otherAbstracts,
    ...conference,
    publishers: publishersOf(reading),
    isbn: textIn('isbn'),
    receivedOn,
    revisedOn,
    acceptedOn,
    printedOn,
    onlineOn,
  };
}

/** 3 a conference's paper, 1 online before it has a place in an issue, 0 formally published. */
const publicationType = (isOfConference: boolean, hasPlace: boolean): 0 | 1 | 3 => {
  if (isOfConference) return 3;
  return hasPlace ? 0 : 1;
};

/** The conference that a paper was given at. */
function conferenceOf({ meta, language }: ArticleReading) {
  const conference = child(meta, 'conference');
  const [name, acronym, time, place] = ['conf-name', 'conf-acronym', 'conf-date', 'conf-loc'].map((part) =>
    textOf(child(conference, part)),
  );
  const title = name || acronym;
  if (!title) return null;
  return {
    conferenceNames: { [language]: title },
    conferenceTime: time || null,
    conferencePlaces: place ? { [language]: place } : {},
  };
}

/** Notices and the like have no abstract, and often nobody signs them. */
const withAbstract = new Set<string>(
  words('research-article review-article brief-report case-report data-paper systematic-review'),
);
const unsigned = new Set<string>(words('correction retraction expression-of-concern editorial announcement addendum'));

function missingOf({ titles, abstracts, contributors }: ReadFront, type: string): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(titles.titles).length === 0) problems.push({ code: 'title-missing' });
  if (withAbstract.has(type) && Object.keys(abstracts.abstracts).length === 0)
    problems.push({ code: 'abstract-missing' });
  if (!unsigned.has(type) && !contributors.some(({ role }) => role === 'author'))
    problems.push({ code: 'authors-missing' });
  return problems;
}
