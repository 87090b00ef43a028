import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManuscriptReader } from '../../src/features/submitting/formats/read-manuscript.ts';
import { failed } from '../../src/platform/kernel/result.ts';
import { computingTime } from '../support/computing-time.ts';
import { heavyDocuments } from './heavy-documents.ts';

export interface HeavyReading {
  readonly name: string;
  readonly refusal: string | null;
  /** Of computing, in all threads: other work on the machine doesn't count. */
  readonly milliseconds: number;
  /** How much larger the whole process became while it read. */
  readonly grownMegabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'imprint-heavy-'));
const reader = createManuscriptReader(async () => failed({ reason: 'no PDF is read here' }));

// Run as a process of its own, so that what is measured is the reader and nothing else.
for (const { name, type, content } of heavyDocuments) {
  const path = join(folder, `file.${type}`);
  writeFileSync(path, content());
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const computed = computingTime();
  const read = await reader.read(path, type, AbortSignal.timeout(60_000));
  const milliseconds = computed();
  clearInterval(watch);
  const reading: HeavyReading = {
    name,
    refusal: read.ok ? null : read.failure.reason,
    milliseconds,
    grownMegabytes: (Math.max(peak, process.memoryUsage.rss()) - before) / 1_048_576,
  };
  console.log(JSON.stringify(reading));
}
await reader.end();
rmSync(folder, { recursive: true, force: true });
