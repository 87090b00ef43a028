import type { Language } from '../kernel/language.ts';

const plain = (title: string): string => title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The English title under one in another language; nothing where it would only be said again. */
export const secondTitle = (language: Language, title: string, english: string): string | undefined =>
  language !== 'en' && english !== '' && plain(english) !== plain(title) ? english : undefined;
