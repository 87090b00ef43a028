import { z } from 'zod';
import type { DraftRelation, DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import { type Result, success } from '../../../../../platform/kernel/result.ts';
import { rorOf } from '../../../../../platform/kernel/ror.ts';
import type { Problem } from '../../domain/problem.ts';
import { type JournalFacts, journalFacts } from '../facts/journal-facts.ts';
import {
  distinct,
  mentionedExpert,
  mentionedInstitution,
  mentionedIssue,
  mentionedSubject,
  referenceTo,
} from '../facts/mentions.ts';
import { asParagraphs, calendarDate, doiOf, licenceOf, orcidOf } from '../facts/written-facts.ts';
import type { Format, ReadDocument, Refusal, SourceEntry, SourcePackage } from '../format.ts';
import { distinctRelations, relationOfType } from '../jats/front/relations.ts';
import { ndjsonEntries, readLine } from '../ndjson/ndjson-entries.ts';

const author = z.object({
  family: z.string().optional(),
  given: z.string().optional(),
  suffix: z.string().optional(),
  /** The name of a group. */
  collab: z.string().optional(),
  orcid: z.string().optional(),
  /** Places in the list of affiliations, from 0. */
  aff: z.array(z.number().int().nonnegative()).default([]),
  corresp: z.boolean().default(false),
});

/** One article of which only the metadata is known: a line of an `.ndjson` file. */
export const articleRecord = z.object({
  id: z.string(),
  doi: z.string().optional(),
  language: z.string().default('en'),
  title: z.string(),
  abstract: z.string().optional(),
  authors: z.array(author).default([]),
  affiliations: z
    .array(
      z.object({
        name: z.string().default(''),
        city: z.string().optional(),
        country: z.string().optional(),
        ror: z.string().optional(),
      }),
    )
    .default([]),
  keywords: z.array(z.string()).default([]),
  organisms: z.array(z.string()).default([]),
  subjects: z.array(z.string()).default([]),
  dates: z.record(z.string(), z.string()).default({}),
  volume: z.string().optional(),
  issue: z.string().optional(),
  elocation: z.string().optional(),
  type: z.string().default('research-article'),
  channel: z.string().optional(),
  version: z.number().int().positive().default(1),
  licence: z.string().optional(),
  /** How it speaks of others, in the words of JATS: `["corrected-article", "10.1234/x"]`. */
  related: z.array(z.tuple([z.string(), z.string()])).default([]),
  citedDois: z.array(z.string()).default([]),
  refCount: z.number().int().nonnegative().optional(),
});

export type ArticleRecord = z.output<typeof articleRecord>;
export type RecordAuthor = z.output<typeof author>;

/** Metadata of articles without their text, one record a line. */
export const recordsFormat: Format = {
  name: 'records',
  reader: 1,
  entries: ndjsonEntries,
  read: readRecord,
};

export async function readRecord(entry: SourceEntry, files: SourcePackage): Promise<Result<ReadDocument, Refusal>> {
  const record = readLine(entry, articleRecord);
  if (!record.ok) return record;
  const { unit, problems } = recordArticle(record.value, await journalFacts(files));
  return success({ unit, contents: [], wanted: [], problems });
}

/** Records speak of related articles in the words of JATS. */
export const recordRelations = (related: readonly (readonly [string, string])[]): DraftRelation[] =>
  distinctRelations(
    related.flatMap(([said, to]): DraftRelation[] => {
      const target = doiOf(to);
      const type = relationOfType[said.toLowerCase()];
      return target && type !== null ? [{ type: type ?? 'relates-to', target }] : [];
    }),
  );

/** The highest rank of a record: any full text has a higher one. */
const mostOfARecord = 50;

function recordArticle(record: ArticleRecord, facts: JournalFacts): Pick<ReadDocument, 'unit' | 'problems'> {
  const language = textKey(record.language);
  const { contributors, affiliations, mentioned, problems: peopleProblems } = recordPeople(record, language);
  const problems: Problem[] = [...peopleProblems];
  const abstract = record.abstract?.trim() ?? '';
  if (record.title.trim() === '') problems.push({ code: 'title-missing' });
  if (abstract === '') problems.push({ code: 'abstract-missing' });
  if (contributors.length === 0) problems.push({ code: 'authors-missing' });

  const doi = doiOf(record.doi);
  if (record.doi && doi === undefined) problems.push({ code: 'identifier-invalid', value: record.doi });
  const licence = licenceOf(record.licence) ?? facts.licence;
  if (licence === null) problems.push({ code: 'licence-unknown', ...(record.licence && { value: record.licence }) });

  const day = (name: string): string | null => {
    const written = record.dates[name];
    const date = calendarDate(written);
    if (written && date === undefined) problems.push({ code: 'date-invalid', at: name, value: written });
    return date ?? null;
  };
  const published = day('published');
  const subjects = record.subjects.map((name) => mentionedSubject(name, { [language]: name }));
  const references = record.citedDois.map(doiOf).filter((cited) => cited !== undefined);
  const keywords = [...record.keywords, ...record.organisms.filter((name) => name !== 'Other')];

  const issue = issueOf(record, facts, published);
  const main: ItemDraft = {
    kind: 'article',
    key: doi ?? record.id,
    rank: Math.min(record.version, mostOfARecord),
    language: record.language,
    titles: { [language]: record.title.trim() || (doi ?? record.id) },
    ...(abstract && { summaries: { [language]: abstract } }),
    ...(keywords.length > 0 && { keywords: { [language]: keywords } }),
    doi: doi ?? null,
    publishedOn: published,
    details: {
      journal: facts.journal && referenceTo(facts.journal),
      period: issue && referenceTo(issue),
      type: record.type,
      publicationType: 0,
      accessType: licence === null ? 1 : 0,
      ...(record.channel && { part: { [language]: record.channel } }),
      volume: record.volume ?? null,
      elocation: record.elocation ?? null,
      licence,
      ...(abstract && { abstracts: { [language]: asParagraphs(abstract) } }),
      receivedOn: day('received'),
      acceptedOn: day('accepted'),
      onlineOn: published,
      referenceCount: record.refCount ?? references.length,
    },
    parts: {
      contributor: contributors,
      affiliation: affiliations,
      reference: references.map((cited) => ({ printed: cited, doi: cited })),
    },
    relations: recordRelations(record.related),
    subjects: distinct(subjects).map(referenceTo),
  };
  const gathered = [facts.journal, issue].filter((draft) => draft !== null);
  return { unit: { mentioned: distinct([...gathered, ...subjects, ...mentioned]), main, members: [] }, problems };
}

function issueOf({ volume = '', issue = '' }: ArticleRecord, { journal }: JournalFacts, published: string | null) {
  if (!journal || published === null || (volume === '' && issue === '')) return null;
  return mentionedIssue(journal, Number(published.slice(0, 4)), volume, issue);
}

/** Authors and where they work, with the people and institutions that have an identifier; never by name alone. */
function recordPeople(record: ArticleRecord, language: string) {
  const mentioned: ItemDraft[] = [];
  const problems: Problem[] = [];
  const mention = (draft: ItemDraft) => {
    mentioned.push(draft);
    return referenceTo(draft);
  };

  const affiliations = record.affiliations.map(({ name, city, country, ror: written }): DraftRow => {
    const ror = rorOf(written);
    if (written && ror === undefined) problems.push({ code: 'identifier-invalid', value: written });
    return {
      names: { [language]: [name, city].filter(Boolean).join(', ') },
      country: country ?? null,
      ror: ror ?? null,
      institution: ror && name ? mention(mentionedInstitution(ror, { [language]: name })) : null,
    };
  });

  const contributors = record.authors.flatMap((author): DraftRow[] => {
    const name = printedName(author);
    if (name === undefined) return [];
    const orcid = orcidOf(author.orcid);
    if (author.orcid && orcid === undefined) problems.push({ code: 'identifier-invalid', value: author.orcid });
    const familyNames = author.family ? { [language]: author.family } : {};
    return [
      {
        role: 'author',
        type: author.collab ? 'group' : 'person',
        names: { [language]: name },
        orcid: orcid ?? null,
        expert: orcid ? mention(mentionedExpert(orcid, { [language]: name.full }, familyNames)) : null,
        corresponding: author.corresp,
        affiliations: author.aff.filter((place) => place < record.affiliations.length).map((place) => place + 1),
      },
    ];
  });
  return { contributors, affiliations, mentioned, problems };
}

function printedName({ family, given, suffix, collab }: RecordAuthor) {
  const full = collab ?? [given, family, suffix].filter(Boolean).join(' ');
  if (full === '') return undefined;
  return { full, ...(family && { family }), ...(given && { given }), ...(suffix && { suffix }) };
}
