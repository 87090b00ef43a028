import { z } from 'zod';
import type { Id } from '../kernel/id.ts';
import type { Language } from '../kernel/language.ts';
import { type SavedEntry, type SavedItems, savedTypeOf, savedTypes } from '../kernel/saved-item.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import { textFor } from '../kernel/text.ts';

const mostOnPage = 50;

export const sizeInput = (most: number) => z.coerce.number().int().min(1).max(most).default(20);

export const pagedInput = {
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: sizeInput(mostOnPage),
};

export const pagedOutput = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    content: z.array(entry),
    totalElements: z.number(),
    totalPages: z.number(),
    page: z.number(),
    size: z.number(),
  });

interface PageQuery {
  readonly page: number;
  readonly size: number;
}

export const presentPage = <Entry>(content: Entry[], totalElements: number, { page, size }: PageQuery) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  page,
  size,
});

/** One line of what a member kept: as the thing stands now, or as it was called when it was kept. */
export const savedOutput = z.object({
  id: z.string(),
  type: z.enum(savedTypes),
  kind: z.string(),
  resName: z.string(),
  enResName: z.string(),
  /** The path of its page, while it has one. */
  url: z.string().nullable(),
  cover: z.string().nullable(),
  /** YYYY-MM-DD */
  publishDate: z.string().nullable(),
  /** Whether it is published and reachable from this site. */
  isThere: z.boolean(),
  /** When it was kept, ISO 8601. */
  at: z.string(),
});

/** Presents lines of members' lists: each as its item stands now, or as it was called when it was kept. */
export async function savedPresenter(
  savedItems: SavedItems,
  { site, language }: { readonly site: SiteContext; readonly language: Language },
  ids: readonly Id[],
) {
  const found = await savedItems(site, ids);
  return (entry: SavedEntry): z.output<typeof savedOutput> => {
    const item = found.get(entry.id);
    const titles = item?.titles ?? entry.titles;
    const kind = item?.kind ?? entry.kind;
    return {
      id: entry.id,
      type: savedTypeOf(kind),
      kind,
      resName: textFor(titles, language, site.host.defaultLanguage),
      enResName: titles.en ?? '',
      url: item?.url ?? null,
      cover: item?.cover ?? null,
      publishDate: item?.publishDate ?? null,
      isThere: item !== undefined,
      at: entry.at,
    };
  };
}
