import { pinyinOf } from './pinyin.ts';
import { unique } from './texts.ts';

/** A name in one language, as it was printed. */
export interface PrintedName {
  readonly full: string;
  readonly family?: string | undefined;
  readonly given?: string | undefined;
}

/** A person's name by language. */
export type Names = Readonly<Record<string, PrintedName | undefined>>;

/** The ways in which people type a name: both orders, with initials, and a Chinese one in pinyin. */
export const nameForms = (names: Names): string[] =>
  unique(
    Object.values(names).flatMap((name) => {
      if (!name?.full) return [];
      const whole = name.full.replace(/\s+/g, ' ').trim();
      return /^[\p{Script=Han}·\s]+$/u.test(whole)
        ? [whole.replace(/\s/g, ''), ...pinyinForms(whole)]
        : [whole, ...latinForms(name, whole)];
    }),
  );

function pinyinForms(name: string): string[] {
  const read = pinyinOf(name);
  if (!read) return [];
  const { family, given } = read;
  const together = given.join('');
  const initials = given.map((syllable) => syllable[0]);
  return [
    `${family} ${together}`,
    `${together} ${family}`,
    `${family} ${given.join(' ')}`,
    `${given.join(' ')} ${family}`,
    `${family}${together}`,
    `${together}${family}`,
    `${family} ${initials.join(' ')}`,
    `${family} ${initials.join('')}`,
    `${initials.join('')} ${family}`,
  ];
}

function latinForms({ family, given }: PrintedName, whole: string): string[] {
  const [familyName, givenName] = family && given ? [family, given] : guess(whole);
  if (!familyName || !givenName) return [];
  const initials = givenName.split(/[\s.-]+/).flatMap((part) => (part[0] ? [part[0]] : []));
  return [
    `${givenName} ${familyName}`,
    `${familyName} ${givenName}`,
    `${familyName} ${initials.join(' ')}`,
    `${familyName} ${initials.join('')}`,
    `${initials.join(' ')} ${familyName}`,
    `${initials.join('')} ${familyName}`,
  ];
}

/** "Family, Given", else the last word is the family name. */
function guess(whole: string): [family: string, given: string] {
  const [before = '', after] = whole.split(/\s*,\s*/, 2);
  if (after) return [before, after];
  const words = whole.split(' ');
  return [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
}
