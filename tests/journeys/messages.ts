import { globSync, readFileSync } from 'node:fs';

/** What the pages should say: the texts of a language, by their keys. */
export function currentMessages(language: 'zh' | 'en'): (key: string) => string {
  const files = globSync(`src/**/messages/${language}.json`);
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text ${key}.`);
    return text;
  };
}
