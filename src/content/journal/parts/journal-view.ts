import type { JournalDetail } from '../../../features/sites/navigation/parts/named-journal.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { type LocalizedText, localizedText } from '../../../platform/shell/localized-text.ts';

export interface JournalFact {
  readonly key: MessageKey;
  readonly value: string;
  /** The value is a code that the interface has words for. */
  readonly words?: MessageKey;
}

/** Facts that a reader looks for first stand in the head; the others on the introduction. */
const headFacts: readonly MessageKey[] = [
  'journal.field.issn',
  'journal.field.eissn',
  'journal.field.cn',
  'journal.field.frequency',
  'journal.field.editorInChief',
  'journal.field.sponsor',
  'journal.field.startYear',
];

export const isHeadFact = ({ key }: JournalFact): boolean => headFacts.includes(key);

type SayText = (text: JournalDetail['names']) => string;

/** The facts of a journal that exist, in the order in which they are printed. */
export const journalFacts = (journal: JournalDetail, say: SayText): JournalFact[] =>
  (
    [
      ['journal.field.issn', journal.issn],
      ['journal.field.eissn', journal.eissn],
      ['journal.field.cn', journal.cn],
      ['journal.field.frequency', journal.frequency, `journal.frequency.${journal.frequency}`],
      ['journal.field.editorInChief', say(journal.editorInChief)],
      ['journal.field.sponsor', say(journal.sponsor)],
      ['journal.field.supervisor', say(journal.supervisor)],
      ['journal.field.publisher', say(journal.publisher)],
      ['journal.field.place', say(journal.place)],
      ['journal.field.startYear', journal.startYear === null ? null : String(journal.startYear)],
      ['journal.field.readership', say(journal.readership)],
      ['journal.field.databases', journal.databases.join('; ')],
    ] as [MessageKey, string | null, MessageKey?][]
  ).flatMap(([key, value, words]) => (value ? [{ key, value, ...(words && { words }) }] : []));

/** The name in English under one in another language, or in Chinese under the English one. */
export function secondName(names: JournalDetail['names'], name: string): LocalizedText | null {
  const other = (['en', 'zh'] as const).find((language) => names[language] && names[language] !== name);
  return other ? localizedText(names[other] ?? '', other) : null;
}
