/**
 * The words of a stretch of text without tags: runs of letters and digits, and each symbol of a formula. Punctuation is left
 * out, because references get some. Letters of the mathematical alphabets count as the letters they show.
 */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+|\p{S}/gu) ?? [];
