import { createContext, useContext } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { getConsole } from '../contract.ts';
import { type Words, word } from '../domain/word.ts';
import type { Word } from '../domain/words.ts';

export interface Editor {
  readonly me: OutputOf<typeof getConsole>;
  readonly words: Words;
  readonly language: Language;
}

export const ConsoleContext = createContext<Editor | null>(null);

export function useConsole(): Editor {
  const loaded = useContext(ConsoleContext);
  if (!loaded) throw new Error('This part stands outside the console.');
  return loaded;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** A text of the site in the language of whoever sits here, else in the site's own. */
export function useTextFor(): (texts: Texts) => string {
  const { me, language } = useConsole();
  return (texts) => textFor(texts, language, me.site.defaultLanguage);
}

export interface SayWord {
  (key: Word, values?: Readonly<Record<string, string | number>>): string;
  /** For keys that are put together from data: a role, an action, a language. */
  of(group: string, name: string): string;
}

/** The words of the console. */
export function useWord(): SayWord {
  const { words } = useConsole();
  return Object.assign((key: Word, values?: Parameters<SayWord>[1]) => word(words, key, values), {
    of: (group: string, name: string) => words[`${group}.${name}`] ?? name,
  });
}
