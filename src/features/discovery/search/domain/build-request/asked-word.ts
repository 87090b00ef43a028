/** One thing to be found: a word between spaces, or a run of Chinese characters. */
export interface AskedWord {
  readonly text: string;
  readonly han: boolean;
}

/** English words that say nothing about what is looked for. */
const empty = new Set(
  'a an and are as at be but by for from if in into is it no not of on or such that the their then there these they this to was were will with'.split(
    ' ',
  ),
);

const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The words of a text. Empty words count only where there is no other. */
export function askedWords(text: string): AskedWord[] {
  const words = text
    .split(/\s+/u)
    .flatMap(byScript)
    .filter(({ text: word }) => isSearchable(word));
  const telling = words.filter(({ text: word }) => !empty.has(bare(word)));
  return unique(telling.length > 0 ? telling : words);
}

const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `BERT模型` asks for two things. */
const byScript = (word: string): AskedWord[] =>
  word
    .split(/(\p{Script=Han}+)/u)
    .filter((part) => part !== '')
    .map((text) => ({ text, han: /\p{Script=Han}/u.test(text) }));

function unique(words: readonly AskedWord[]): AskedWord[] {
  const seen = new Map(words.map((word) => [word.text.toLowerCase(), word]));
  return [...seen.values()];
}
