import { globSync, readFileSync } from 'node:fs';

export function messagesOf(language: 'zh' | 'en' | 'ar'): Record<string, string> {
  const files = globSync(`src/**/messages/${language}.json`);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')))) as Record<string, string>;
}

/** What the pages should say: the texts of a language, by their keys. */
export function currentMessages(language: 'zh' | 'en' | 'ar'): (key: string) => string {
  const texts = messagesOf(language);
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text ${key}.`);
    return text;
  };
}
