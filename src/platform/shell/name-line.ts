import type { Language } from '../kernel/language.ts';

/** Written in Chinese as a whole; a Latin name may have the Chinese one behind it. */
const han = /^[\p{Script=Han}·•\s]+$/u;

/** What parts names: the Chinese comma among Chinese names, else the comma of the language around them. */
export function nameComma(names: readonly string[], language: Language): string {
  if (names.every((name) => han.test(name))) return '，';
  return language === 'ara' ? '، ' : ', ';
}

/** Names as calls answer them, joined by ";". */
export const namesIn = (joined: string): string[] => joined.split(';').filter((name) => name.trim() !== '');
