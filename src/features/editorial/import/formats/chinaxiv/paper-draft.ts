import { z } from 'zod';
import type { DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import type { Problem } from '../../domain/problem.ts';
import { mentionedSubject, referenceTo } from '../facts/mentions.ts';
import { asParagraphs, calendarDate, licenceOf } from '../facts/written-facts.ts';
import type { ReadDocument } from '../format.ts';

/** What is known of a paper of the ChinaXiv set in addition to its text. */
export const paperRecord = z.object({
  id: z.string(),
  titleZh: z.string().default(''),
  titleEn: z.string().default(''),
  abstractZh: z.string().default(''),
  abstractEn: z.string().default(''),
  authors: z.array(z.string()).default([]),
  /** In the same order, only where each author has one. */
  authorsEn: z.array(z.string()).default([]),
  affiliations: z.array(z.string()).default([]),
  keywordsZh: z.array(z.string()).default([]),
  keywordsEn: z.array(z.string()).default([]),
  subject: z.string().optional(),
  subjectZh: z.string().optional(),
  date: z.string().optional(),
  licence: z.string().optional(),
});

export type PaperRecord = z.output<typeof paperRecord>;

const named = /^(?:ChinaXiv[-:]?)?(\d{6}\.\d{5})(?:V(\d{1,3}))?$/i;

/** `ChinaXiv-202209.00041V2` is the second version of `chinaxiv:202209.00041`. */
export function paperName(id: string): { readonly key: string; readonly version: number } | undefined {
  const [, number, version = '1'] = named.exec(id) ?? [];
  return number ? { key: `chinaxiv:${number}`, version: Math.max(1, Number(version)) } : undefined;
}

/** A paper as far as its record tells. A preprint is online first and open to all. */
export function paperDraft(record: PaperRecord, key: string, rank: number): Pick<ReadDocument, 'unit' | 'problems'> {
  const problems: Problem[] = [];
  const miss = (code: Problem['code'], at?: string) => problems.push(at === undefined ? { code } : { code, at });
  if (!record.titleZh && !record.titleEn) miss('title-missing');
  else if (!record.titleZh || !record.titleEn) miss('translation-missing', 'title');
  if (!record.abstractZh && !record.abstractEn) miss('abstract-missing');
  else if (!record.abstractZh || !record.abstractEn) miss('translation-missing', 'abstract');
  if (record.authors.length === 0) miss('authors-missing');
  const licence = licenceOf(record.licence) ?? null;
  if (licence === null) miss('licence-unknown');
  const published = calendarDate(record.date) ?? null;
  if (record.date && published === null) problems.push({ code: 'date-invalid', value: record.date });

  const subject = record.subject ? subjectOf(record.subject, record.subjectZh) : undefined;
  const summaries = byLanguage(record.abstractZh, record.abstractEn);
  const abstracts = byLanguage(asParagraphs(record.abstractZh), asParagraphs(record.abstractEn));
  const keywords = {
    ...(record.keywordsZh.length > 0 && { zh: record.keywordsZh }),
    ...(record.keywordsEn.length > 0 && { en: record.keywordsEn }),
  };
  const main: ItemDraft = {
    kind: 'article',
    key,
    rank,
    language: 'zh',
    titles: record.titleZh || record.titleEn ? byLanguage(record.titleZh, record.titleEn) : { zh: key },
    summaries,
    keywords,
    publishedOn: published,
    details: { type: 'preprint', publicationType: 1, accessType: 0, licence, abstracts, onlineOn: published },
    parts: {
      contributor: contributorsOf(record),
      affiliation: record.affiliations.map((name) => ({ names: { zh: name } })),
    },
    subjects: subject ? [referenceTo(subject)] : [],
  };
  return { unit: { mentioned: subject ? [subject] : [], main, members: [] }, problems };
}

const byLanguage = (zh: string, en: string) => ({ ...(zh && { zh }), ...(en && { en }) });

const subjectOf = (name: string, zh: string | undefined): ItemDraft =>
  mentionedSubject(name, { en: name, ...(zh && { zh }) });

/** Who works where is not recorded; a single affiliation is everybody's. */
function contributorsOf({ authors, authorsEn, affiliations }: PaperRecord): DraftRow[] {
  const inEnglish = authorsEn.length === authors.length ? authorsEn : [];
  return authors.map((zh, place) => {
    const en = inEnglish[place];
    return {
      role: 'author',
      type: 'person',
      names: { zh: { full: zh }, ...(en && { en: { full: en } }) },
      affiliations: affiliations.length === 1 ? [1] : [],
    };
  });
}
