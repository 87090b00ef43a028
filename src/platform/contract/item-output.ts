import { z } from 'zod';
import { downloadableRoles, fileVersions } from '../kernel/downloads.ts';
import { itemAddress } from '../kernel/item-address.ts';
import { type Language, textKey } from '../kernel/language.ts';
import type { PublicItem } from '../kernel/public-item.ts';
import { textFor } from '../kernel/text.ts';

/** A text by language; content may be in a language that the interface has not. */
export const anyText = z.record(z.string(), z.string());

/** Someone who is named: by language the full name, and its parts where they are known. */
export const personOutput = z.object({
  names: z.record(
    z.string(),
    z.object({ full: z.string(), family: z.string().optional(), given: z.string().optional() }),
  ),
  orcid: z.string().nullish(),
});

/** What the answer about any published thing begins with. */
export const itemOutput = z.object({
  id: z.string(),
  siteId: z.number(),
  /** The page's canonical path. */
  url: z.string(),
  /** In the requested language; `titles` and `summaries` have all. */
  resName: z.string(),
  enResName: z.string(),
  summary: z.string(),
  titles: anyText,
  summaries: anyText,
  keywords: z.record(z.string(), z.array(z.string())),
  /** The key of its own texts: the language it was written in. */
  language: z.string(),
  doi: z.string().nullable(),
  cover: z.string().nullable(),
  /** YYYY-MM-DD */
  publishDate: z.string().nullable(),
  visits: z.number(),
  downloads: z.number(),
  referenceCount: z.number(),
  /** When and why it was taken back, if it was; then nothing but its name is told. */
  withdrawal: z.object({ date: z.string().nullable(), reasons: anyText }).nullable(),
});

/** A file that can be had under the access policy. */
export const fileListOutput = z.array(
  z.object({
    /** What `files/download` takes. */
    id: z.string(),
    role: z.enum(downloadableRoles),
    name: z.string(),
    labels: anyText,
    language: z.string().nullable(),
    version: z.enum(fileVersions).nullable(),
    contentType: z.string(),
    bytes: z.number(),
    pages: z.number().nullable(),
  }),
);

export interface StoredFileFacts extends Omit<z.output<typeof fileListOutput>[number], 'id'> {
  readonly position: number;
}

export const presentFiles = (item: string, files: readonly StoredFileFacts[]): z.output<typeof fileListOutput> =>
  files.map(({ position, ...file }) => ({ ...file, id: `${item}-${position}` }));

interface Asking {
  readonly language: Language;
  readonly siteLanguage: Language;
}

export function presentItem(
  item: PublicItem & { readonly library?: string },
  { language, siteLanguage }: Asking,
): z.output<typeof itemOutput> {
  const isWithdrawn = item.status === 'withdrawn';
  const summaries = isWithdrawn ? {} : item.summaries;
  return {
    id: item.id,
    siteId: item.site,
    url: itemAddress(item),
    resName: textFor(item.titles, language, siteLanguage),
    enResName: item.titles.en ?? '',
    summary: textFor(summaries, language, siteLanguage),
    titles: item.titles,
    summaries,
    keywords: isWithdrawn ? {} : item.keywords,
    language: item.language ? textKey(item.language) : siteLanguage,
    doi: item.doi,
    cover: isWithdrawn ? null : item.cover,
    publishDate: item.publishDate,
    visits: item.visits,
    downloads: item.downloads,
    referenceCount: item.citations,
    withdrawal: isWithdrawn ? { date: item.withdrawnOn, reasons: item.withdrawal } : null,
  };
}
