import { textKey } from '../../../../../platform/kernel/language.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { RorRecord } from './ror-record.ts';

export interface InstitutionNames {
  readonly titles: Text;
  readonly aliases: readonly string[];
}

/** One label for each language; every other name is an alias. The main name counts as English unless its language is given. */
export function institutionNames({ name, names }: Pick<RorRecord, 'name' | 'names'>): InstitutionNames {
  const titles: Record<string, string> = {};
  const labels = names.filter(({ types }) => types.includes('label'));
  for (const { value, lang } of labels) if (lang) titles[textKey(lang)] ??= value;
  const mainLanguage = labels.find(({ value, lang }) => value === name && lang)?.lang;
  if (!mainLanguage) titles.en ??= name;
  const shown = new Set(Object.values(titles));
  const others = [name, ...names.map(({ value }) => value)].filter((value) => !shown.has(value));
  return { titles, aliases: [...new Set(others)] };
}
