/** Characters that nobody sees, and halves of characters, count as spaces: the places of the others stay. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

export const readable = (text: string): string => text.replaceAll(unseen, (gone) => ' '.repeat(gone.length));
