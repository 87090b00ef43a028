import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManuscriptReader } from '../../src/features/editorial/submissions/formats/read-manuscript.ts';
import { failed } from '../../src/platform/kernel/result.ts';
import { type Cost, costOf } from '../support/cost-of.ts';
import { heavyDocuments } from './heavy-documents.ts';

export interface HeavyReading extends Cost {
  readonly name: string;
  readonly refusal: string | null;
}

const folder = mkdtempSync(join(tmpdir(), 'imprint-heavy-'));
const reader = createManuscriptReader(async () => failed({ reason: 'no PDF is read here' }));

// Run as a process of its own, so that what is measured is the reader and nothing else.
for (const { name, type, content } of heavyDocuments) {
  const path = join(folder, `file.${type}`);
  writeFileSync(path, content());
  const { value: read, cost } = await costOf(() => reader.read(path, type, AbortSignal.timeout(60_000)));
  const reading: HeavyReading = {
    name,
    refusal: read.ok ? null : read.failure.reason,
    ...cost,
  };
  console.log(JSON.stringify(reading));
}
await reader.end();
rmSync(folder, { recursive: true, force: true });
