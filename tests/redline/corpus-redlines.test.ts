import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { said } from '../../src/content/article/domain/redline/said.ts';
import { redline } from '../../src/content/article/formats/redline/redline.ts';
import russian from '../../src/content/article/messages/ru.json' with { type: 'json' };
import { readJats } from '../../src/features/editorial/import/formats/jats/read-jats.ts';
import { openPackage } from '../../src/platform/documents/archives/open-package.ts';
import { computingTime } from '../support/computing-time.ts';
import { rebuilt, textOf } from '../support/redline-texts.ts';

const archive = join(import.meta.dirname, '../../../shared/corpus/elife-jats.tar.gz');

/** The words of the language in which they weigh most. */
const words = {
  deleted: russian['article.changes.said.deleted'],
  inserted: russian['article.changes.said.inserted'],
  movedAway: russian['article.changes.said.movedAway'],
  movedHere: russian['article.changes.said.movedHere'],
  end: russian['article.changes.said.end'],
};

interface Version {
  readonly name: string;
  readonly number: number;
  readonly html: string;
}

/** The full texts of articles that have several. */
async function versionsIn(path: string): Promise<Map<string, Version[]>> {
  const corpus = await openPackage(path);
  try {
    const articles = Map.groupBy(corpus.paths.filter(isArticle), (name) => name.replace(/-v\d+\.xml$/, ''));
    const found = new Map<string, Version[]>();
    for (const [article, names] of articles) {
      if (names.length < 2) continue;
      const versions: Version[] = [];
      for (const name of names) versions.push(...fullText(name, await corpus.read(name)));
      found.set(
        article,
        versions.toSorted((one, other) => one.number - other.number),
      );
    }
    return found;
  } finally {
    await corpus.close();
  }
}

const isArticle = (name: string): boolean => /-v\d+\.xml$/.test(name);

function fullText(name: string, bytes: Buffer): Version[] {
  const read = readJats({ source: name, bytes });
  if (!read.ok) throw new Error(`${name}: ${read.failure.reason}`);
  const { unit, contents } = read.value;
  const [version] = unit.main.parts?.article_version ?? [];
  const body = contents.find(({ sha256 }) => sha256 === version?.body);
  return body ? [{ name, number: Number(version?.number), html: Buffer.from(body.bytes).toString('utf8') }] : [];
}

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

test.skipIf(!existsSync(archive))(
  'of every pair of versions in the corpus (which lies beside the checkout) both texts can be rebuilt, for little time and weight',
  async () => {
    const versions = await versionsIn(archive);
    const seconds: number[] = [];
    const weights: number[] = [];
    for (const ofArticle of versions.values()) {
      for (const [place, later] of ofArticle.entries()) {
        const earlier = ofArticle[place - 1];
        if (!earlier) continue;
        const spent = computingTime();
        const { html } = redline(earlier.html, later.html);
        seconds.push(spent() / 1_000);
        const page = said(html, words);
        weights.push(Buffer.byteLength(page) / Buffer.byteLength(later.html));
        expect(rebuilt(page, 'before') === textOf(earlier.html), `${earlier.name} can be rebuilt`).toBe(true);
        expect(rebuilt(page, 'after') === textOf(later.html), `${later.name} can be rebuilt`).toBe(true);
      }
    }
    console.log(
      `${seconds.length} pairs: CPU at most ${Math.max(...seconds).toFixed(2)} s, median ${median(seconds).toFixed(2)} s; ` +
        `weight at most ${Math.max(...weights).toFixed(2)} times the later text, median ${median(weights).toFixed(2)}`,
    );
    expect(seconds.length).toBeGreaterThanOrEqual(30);
    // It takes a quarter of this; the figure itself is in docs/measurements.md.
    expect(Math.max(...seconds)).toBeLessThanOrEqual(8);
    expect(Math.max(...weights)).toBeLessThanOrEqual(1.5);
  },
  300_000,
);
