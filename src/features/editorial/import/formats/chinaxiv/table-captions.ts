import { z } from 'zod';

const pieces = z.array(
  z.object({
    type: z.string(),
    table_body: z.string().optional(),
    table_caption: z.union([z.array(z.string()), z.string()]).optional(),
    table_footnote: z.union([z.array(z.string()), z.string()]).optional(),
  }),
);

export interface TableCaption {
  /** Markdown, as the scanner wrote it. */
  readonly caption: string;
  readonly footnote: string;
}

const joined = (lines: readonly string[] | string | undefined): string =>
  (typeof lines === 'string' ? lines : (lines ?? []).join(' ')).trim();

/** What the scanner's list of pieces says above and below each table, in the order of the text. */
export function tableCaptions(json: unknown): TableCaption[] {
  const read = pieces.safeParse(json);
  if (!read.success) return [];
  return read.data
    .filter(({ type, table_body }) => type === 'table' && table_body)
    .map(({ table_caption, table_footnote }) => ({ caption: joined(table_caption), footnote: joined(table_footnote) }));
}

/** `表 3` or `Table 3` at its beginning. */
export const tableLabel = (caption: string): string | null =>
  /^\s*((?:续?表|Tab(?:le|\.)?)\s*[\dA-Z一二三四五六七八九十]+(?:[-.－]\d+)*)/i.exec(caption)?.[1]?.trim() ?? null;
