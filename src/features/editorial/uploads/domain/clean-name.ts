const mostLetters = 200;
const mostEnding = 12;

/** Controls, and letters that make a name read otherwise than it is. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The name of a file as people know it: no folders, nothing unseen, not too long, its ending kept. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(unseen, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  if (plain === '') return 'file';
  const letters = [...plain];
  if (letters.length <= mostLetters) return plain;
  const ending = /\.[^.]+$/.exec(plain)?.[0] ?? '';
  const kept = [...ending].length <= mostEnding ? ending : '';
  return letters.slice(0, mostLetters - [...kept].length).join('') + kept;
}
