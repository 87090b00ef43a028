import { z } from 'zod';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import { oncePerPackage } from '../format.ts';
import { licenceOf } from './written-facts.ts';

/**
 * `journal.json` next to documents that don't name their journal, as
 * `{ "titles": { "en": "Sample Journal" }, "eissn": "0000-0000", "licence": "CC-BY-4.0" }`.
 */
const journalFile = z.object({
  titles: z.record(z.string(), z.string().min(1)),
  issn: z.string().optional(),
  eissn: z.string().optional(),
  publishers: z.record(z.string(), z.string()).optional(),
  /** Of each document that names none itself. */
  licence: z.string().optional(),
});

export interface JournalFacts {
  readonly journal: ItemDraft | null;
  readonly licence: string | null;
}

const none: JournalFacts = { journal: null, licence: null };

export const journalFacts = oncePerPackage(async (files): Promise<JournalFacts> => {
  if (!files.paths.includes('journal.json')) return none;
  try {
    return toJournal(JSON.parse((await files.read('journal.json')).toString('utf8')));
  } catch {
    return none;
  }
});

export function toJournal(json: unknown): JournalFacts {
  const read = journalFile.safeParse(json);
  if (!read.success) return none;
  const { titles, issn, eissn, publishers, licence } = read.data;
  const key = eissn ?? issn ?? Object.values(titles)[0]?.toLowerCase();
  if (key === undefined) return none;
  const details = { ...(issn && { issn }), ...(eissn && { eissn }), ...(publishers && { publishers }) };
  return {
    journal: { kind: 'journal', key, onlyIfMissing: true, titles: titles as Text, details },
    licence: licenceOf(licence) ?? null,
  };
}
