import type { Citable } from '../../../../../platform/kernel/citable.ts';
import { referenceIn } from '../reference.ts';

const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
const small = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

/** What a writer types to cite it: `sample2026stable`. Where nothing of it is in Latin letters, its id. */
export function bibtexKey(citable: Citable): string {
  const { authors, title, year } = referenceIn(citable, 'en');
  const words = title.split(/[\s\-–—:,/]+/).map(ascii);
  const word = words.find((one) => one !== '' && !small.has(one)) ?? '';
  const family = ascii(authors[0]?.family ?? '').slice(0, 30);
  return family || word ? family + year + word.slice(0, 20) : `ref${citable.id}`;
}

/** The same key twice in a file would be one entry. */
export function uniqueKeys(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    let unique = key;
    for (let number = 2; taken.has(unique); number += 1) unique = `${key}-${number}`;
    taken.add(unique);
    return unique;
  });
}
