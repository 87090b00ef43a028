import { seededRandom } from '../../../samples/loading/seeded-random.ts';

const vocabulary = 30_000;
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** A word for a rank: common ones are short, as in any language. */
function wordOf(rank: number): string {
  let word = '';
  for (let left = rank + syllables.length; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length];
  return word;
}

/** Ranks as words have them in texts: the second is half as frequent as the first. */
const zipf = (random: () => number): number => Math.min(vocabulary - 1, Math.floor(vocabulary ** random()) - 1);

const wordsBy = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => wordOf(zipf(random))).join(' ');

/** A paper as the index holds it, short enough that a million of them fit on one machine. */
export function paperDocument(site: number, number: number): { readonly id: string; readonly document: object } {
  const random = seededRandom(site * 1_000_003 + number);
  const id = String(BigInt(site) * 2n ** 40n + BigInt(number + 1));
  const pick = (most: number) => Math.floor(random() * most);
  const title = wordsBy(random, 9);
  const author = `Sample Author ${pick(4_000)}`;
  const keywords = [wordsBy(random, 1), wordsBy(random, 2)];
  const year = 2000 + pick(27);
  const document = {
    site,
    id,
    kind: 'article',
    status: 'published',
    language: 'en',
    doi: `10.5555/${site}.${number}`,
    ids: [`10.5555/${site}.${number}`],
    title: { en: [title] },
    summary: { en: [wordsBy(random, 35)] },
    keyword: { en: keywords },
    keywords,
    author: [author],
    authorNames: [author],
    authors: [author],
    subjects: [`${1 + pick(40)}␟学科␟Subject ${pick(40)}`],
    journals: [`${site}␟样刊␟Sample journal ${site}`],
    year,
    publishedOn: `${year}-0${1 + pick(9)}-1${pick(10)}`,
    publicationType: 0,
    accessType: pick(2),
    visits: pick(10_000),
    downloads: pick(1_000),
    referenceCount: pick(100),
    commentCount: 0,
    shown: { titles: { en: title }, authors: [{ name: author }], year },
  };
  return { id, document };
}

/** What readers type: one to three words that are neither the commonest nor unknown. */
export function queryWords(count: number): string[] {
  const random = seededRandom(77);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => wordOf(20 + Math.floor(random() ** 2 * 2_000))).join(
      ' ',
    ),
  );
}
