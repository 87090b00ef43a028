import type { Choice, FormField } from '../../../platform/kernel/form-field.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';

export type Words = Readonly<Record<string, string>>;

/** Fills `{name}` in. */
export const word = (from: Words, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (from[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

interface Asker {
  readonly language: Language;
  readonly siteLanguage: Language;
}

/** A form with its words in place of their keys. */
export function wordedFields(fields: readonly FormField[], words: Words, asker: Asker): FormField[] {
  const choice = ({ value, label, names, group }: Choice): Choice => ({
    value,
    label: names ? textFor(names, asker.language, asker.siteLanguage) || value : word(words, label),
    ...(group ? { group: word(words, group) } : {}),
  });
  return fields.map((field) => {
    const worded = {
      ...field,
      label: field.names ? textFor(field.names, asker.language, asker.siteLanguage) : word(words, field.label),
      ...(field.help ? { help: word(words, field.help) } : {}),
    };
    if (worded.type === 'list') return { ...worded, of: wordedFields(worded.of, words, asker) };
    if (worded.type === 'line' && worded.offers) return { ...worded, offers: worded.offers.map(choice) };
    if (worded.type === 'choice' || worded.type === 'choices')
      return { ...worded, choices: worded.choices.map(choice) };
    return worded;
  });
}
