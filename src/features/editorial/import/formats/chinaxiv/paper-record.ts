import { z } from 'zod';

/** What is known of a paper of the ChinaXiv set beside its text. */
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
