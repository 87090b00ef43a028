import { beforeAll, describe, expect, test } from 'vitest';
import { everyAttack } from './attacks/every-attack.ts';
import { harmByParse5 } from './judging/harm-by-parse5.ts';
import { harmInBrowser } from './judging/harm-in-browser.ts';
import { everyReader } from './readers/every-reader.ts';

interface Document {
  readonly name: string;
  readonly format: string;
  readonly html: string;
}

/** Where words stay words, a third of the attacks is enough. */
const attacksOn = (writesHtml: boolean) => everyAttack.filter((_, place) => writesHtml || place % 3 === 0);

const documents: Document[] = [];
let inBrowser: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(async () => {
  for (const { format, writesHtml, display } of everyReader)
    for (const attack of attacksOn(writesHtml)) {
      const html = await display(attack);
      if (html !== null) documents.push({ name: `${format}: ${attack.name}`, format, html });
    }
  const alone = everyAttack.map(({ name, markup }) => ({ name, html: markup }));
  inBrowser = await harmInBrowser([...documents, ...alone]);
}, 600_000);

const harmful = (judge: (document: Document) => readonly string[], format: string) =>
  documents
    .filter((document) => document.format === format)
    .map((document) => ({ name: document.name, harm: judge(document) }))
    .filter(({ harm }) => harm.length > 0);

describe.each(everyReader)('$format', ({ format, writesHtml }) => {
  test('nothing of it does harm, by the standard of HTML', () => {
    expect(harmful(({ html }) => harmByParse5(html), format)).toEqual([]);
  }, 300_000);

  test('nothing of it runs, or is fetched from elsewhere, in a browser', () => {
    expect(harmful(({ name }) => inBrowser.get(name) ?? ['was not looked at'], format)).toEqual([]);
  });

  test('nearly all documents are read and not refused, so that there is something to judge', () => {
    const read = documents.filter((document) => document.format === format).length;
    expect(read).toBeGreaterThan(0.9 * attacksOn(writesHtml).length);
  });
});

test('they are more than 500 documents', () => {
  expect(documents.length).toBeGreaterThan(500);
});

describe('an attack that nobody stops', () => {
  /** Some need words around them, and the mixed ones sometimes hide their own end. */
  const most = 0.9 * everyAttack.length;

  test('is seen by the standard of HTML', () => {
    expect(everyAttack.filter(({ markup }) => harmByParse5(markup).length > 0).length).toBeGreaterThan(most);
  });

  test('is seen in a browser, where many run or fetch something', () => {
    const seen = everyAttack.map(({ name }) => inBrowser.get(name) ?? []);
    expect(seen.filter((harm) => harm.length > 0).length).toBeGreaterThan(most);
    expect(seen.filter((harm) => harm.includes('a script ran')).length).toBeGreaterThan(30);
    expect(seen.filter((harm) => harm.some((one) => one.startsWith('loads '))).length).toBeGreaterThan(10);
  });

  test.each([
    [
      'after it was written out and read again',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ],
    [
      'where a browser without scripts reads it differently',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    ],
    ['where it ends what is around it', '<table><div><table></table></div></table>words'],
  ])('is seen %s', (_, markup) => {
    expect(harmByParse5(markup)).not.toEqual([]);
  });
});

test('a reader that forgets to escape one word is found out, since that word runs', async () => {
  const attack = everyAttack.find(({ markup }) => markup === '<img src=x onerror=alert(1)>');
  const reader = everyReader.find(({ format }) => format === 'JATS with words');
  if (!attack || !reader) throw new Error('the attack or the reader is gone');
  const html = (await reader.display(attack)) ?? '';
  const escaped = attack.markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(html).toContain(escaped);
  const judged = await harmInBrowser([
    { name: 'as it is', html },
    { name: 'broken', html: html.replace(escaped, attack.markup) },
  ]);
  expect(judged.get('as it is')).toEqual([]);
  expect(judged.get('broken')).toContain('a script ran');
}, 60_000);
