import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { renderBody } from '../../../src/features/editorial/import/formats/jats/body/render-body.ts';
import { readXml } from '../../../src/platform/documents/xml/read-xml.ts';
import { descendants, type XmlElement } from '../../../src/platform/documents/xml/xml-tree.ts';
import { computingTime } from '../../support/computing-time.ts';
import { type Comparison, compare, shareOf } from './compare.ts';
import { extractHtml } from './html-extract.ts';
import { extractSource } from './source-extract.ts';

/** How much of each article's text the importer keeps: `node tests/corpus/fidelity/main.ts <folder>…` */

interface Measured {
  readonly file: string;
  readonly share: number;
  readonly comparisons: readonly Comparison[];
  readonly milliseconds: number;
}

const enough = 0.995;
const problems = new Map<string, number>();

const wholesOf = (root: XmlElement): readonly XmlElement[] => [
  root,
  ...[...descendants(root)].filter(({ name }) => name === 'sub-article' || name === 'response'),
];

function measure(file: string): Measured | undefined {
  const bytes = readFileSync(file);
  if (!/<article[\s>]/.test(bytes.subarray(0, 5000).toString())) return undefined;
  const read = readXml(bytes);
  if (!read.ok) throw new Error(`${file}: ${read.failure.reason}`);
  const computed = computingTime();
  const bodies = wholesOf(read.value).map((whole) => renderBody(whole, read.value));
  const milliseconds = computed();
  const sources = extractSource(bytes.toString());
  const comparisons = bodies.map(({ html }, index) => {
    const source = sources[index];
    if (!source) throw new Error(`${file}: the source has ${sources.length} parts, ${bodies.length} were rendered`);
    return compare(source, extractHtml(html));
  });
  for (const { code, value } of bodies.flatMap((body) => body.problems)) {
    const name = code === 'element-unknown' ? `${code} ${value}` : code;
    problems.set(name, (problems.get(name) ?? 0) + 1);
  }
  return { file, share: shareOf(comparisons), comparisons, milliseconds };
}

const filesOf = (folder: string): readonly string[] =>
  statSync(folder).isFile()
    ? [folder]
    : globSync('**/*.{xml,jats}', { cwd: folder })
        .map((path) => join(folder, path))
        .filter((path) => statSync(path).isFile())
        .sort();

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

const measured = process.argv
  .slice(2)
  .flatMap(filesOf)
  .map(measure)
  .filter((one) => one !== undefined);
const kept = measured.filter(({ share }) => share >= enough);
const uneven = measured.filter(({ comparisons }) => comparisons.some(({ differences }) => differences.length > 0));
const total = measured.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

for (const { file, share, comparisons } of measured.toSorted((one, other) => one.share - other.share).slice(0, 10)) {
  console.log(
    `${percent(share)} ${file}: missing ${comparisons
      .flatMap(({ missing }) => missing)
      .slice(0, 40)
      .join(' ')}`,
  );
}
for (const { file, comparisons } of uneven.slice(0, 20)) {
  console.log(`${file}: ${comparisons.flatMap(({ differences }) => differences).join(', ')}`);
}
console.log(
  [...problems]
    .sort((one, other) => other[1] - one[1])
    .map(([name, count]) => `${name}: ${count}`)
    .join('\n'),
);
console.log(
  `${measured.length} articles; ${percent(shareOf(measured.flatMap(({ comparisons }) => comparisons)))} of all words`,
);
console.log(
  `${kept.length} articles (${percent(kept.length / measured.length)}) keep ${percent(enough)} of their words`,
);
console.log(`${measured.length - uneven.length} articles have all counts equal`);
console.log(`${(total / measured.length).toFixed(1)} ms of CPU an article to render`);
if (uneven.length > 0 || kept.length < measured.length * 0.99) process.exitCode = 1;
