import type { Language } from '../kernel/language.ts';

/** The words for a message key, for answers that carry words. */
export type Wording = (language: Language, key: string, values?: Readonly<Record<string, string | number>>) => string;
