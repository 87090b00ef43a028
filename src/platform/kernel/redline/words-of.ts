const hanLike = '\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Thai}';
const letters = `(?:(?!${hanLike})[\\p{L}\\p{M}\\p{N}_])+`;

/** A run of blanks, a character of a script without spaces, a word or number, or a sign. */
const pieces = new RegExp(
  `[ \\t\\r\\n\\f]+|${hanLike}|${letters}(?:(?<=\\p{N})[.,](?=\\p{N})${letters}|['’](?=\\p{L})${letters})*|.`,
  'gsu',
);

/** The text as words, signs and blanks; joined again they are the text. */
export const piecesOf = (text: string): string[] => text.match(pieces) ?? [];

export const isBlank = (piece: string): boolean => /^[ \t\r\n\f]+$/.test(piece);

export const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);
