import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { HostileUpload } from './hostile-upload.ts';
import type { UploadJudgement, UploadQuestion } from './judge-uploads.ts';

export interface JudgedUpload {
  readonly upload: HostileUpload;
  readonly judgement: UploadJudgement;
}

const uploadLimits = { milliseconds: 5_000, megabytes: 256 } as const;

/** Has them judged one after the other by a process that does nothing else. */
export async function judgeUploads(uploads: readonly HostileUpload[]): Promise<readonly JudgedUpload[]> {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-uploads-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'judge-uploads.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const judged: JudgedUpload[] = [];
  try {
    for (const upload of uploads) {
      const path = join(folder, 'upload');
      await place(path, upload);
      child.stdin.write(`${JSON.stringify({ path, name: upload.name, role: upload.role } satisfies UploadQuestion)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error(`The judge was gone after "${upload.harm}".`);
      judged.push({ upload, judgement: JSON.parse(value) as UploadJudgement });
    }
  } finally {
    const gone = once(child, 'exit');
    child.stdin.end();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
  return judged;
}

/** A large file has a beginning, nothing for a long while, and an end: it takes no room on the disk. */
async function place(path: string, { content, after }: HostileUpload): Promise<void> {
  const bytes = await content();
  writeFileSync(path, after ? bytes.subarray(0, 20) : bytes);
  if (!after) return;
  truncateSync(path, after);
  await appendFile(path, bytes);
}

/** What is wrong with how a file was judged; nothing if all is well. */
export function complaintOf({ upload, judgement }: JudgedUpload): string | undefined {
  const { taken, problem, milliseconds, peakMegabytes } = judgement;
  if (problem !== undefined) return `the judge failed: ${problem}`;
  if (milliseconds > uploadLimits.milliseconds) return `it took ${milliseconds.toFixed(0)} ms`;
  if (peakMegabytes > uploadLimits.megabytes) return `the judge held ${peakMegabytes.toFixed(0)} MB`;
  return upload.isRefused && taken !== undefined ? `it was taken as ${taken}` : undefined;
}
