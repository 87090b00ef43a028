import { createReadingThreads } from '../../src/features/editorial/import/formats/jats/jats-format.ts';
import { type Cost, costOf } from '../support/cost-of.ts';
import { entityFiles } from './entity-files.ts';
import { harmIn } from './harm-in.ts';
import type { Bait } from './hostile-file.ts';
import { markupFiles } from './markup-files.ts';
import { shapeFiles } from './shape-files.ts';

export interface HostileReading extends Cost {
  readonly name: string;
  readonly refusal: string | null;
  readonly harm: readonly string[];
}

const [secretFile = '', secret = '', server = ''] = process.argv.slice(2);
const bait: Bait = { secretFile, secret, server };
const threads = createReadingThreads(1);
const good = Buffer.from(
  '<article><front><article-meta><article-id pub-id-type="doi">10.5555/good</article-id></article-meta></front></article>',
);

// Run as a process of its own, so that what is measured is the reader and nothing else.
await threads.read({ source: 'good.xml', bytes: good });
for (const { name, content } of [...entityFiles(bait), ...shapeFiles, ...markupFiles(bait)]) {
  const bytes = content();
  const { value: read, cost } = await costOf(() => threads.read({ source: 'hostile.xml', bytes }));
  const reading: HostileReading = {
    name,
    refusal: read.ok ? null : read.failure.reason,
    harm: read.ok ? harmIn(read.value, secret) : [],
    ...cost,
  };
  console.log(JSON.stringify(reading));
}
const last = await threads.read({ source: 'good.xml', bytes: good });
console.log(
  JSON.stringify({
    name: 'a good document after all of them',
    refusal: last.ok ? null : last.failure.reason,
    harm: [],
    milliseconds: 0,
    grownMegabytes: 0,
  }),
);
