import { createInterface } from 'node:readline';
import { type FileFacts, judgeFile } from '../../../src/features/editorial/submissions/formats/judging/judge-file.ts';
import { fileSource } from '../../../src/platform/documents/byte-sources.ts';
import { computingTime } from '../../support/computing-time.ts';

/** What is asked of the process that judges: a file by its place. */
export type UploadQuestion = FileFacts & { readonly path: string };

export interface UploadJudgement {
  /** The type as which it is taken. */
  readonly taken?: string;
  readonly reason?: string;
  /** It must never throw. */
  readonly problem?: string;
  /** Of computing, in all threads: other work on the machine doesn't count. */
  readonly milliseconds: number;
  /** By the clock. */
  readonly waited: number;
  /** The most that the whole process ever held, Node itself included. */
  readonly peakMegabytes: number;
}

// A process of its own, so that what is measured is the judge and nothing else.
for await (const line of createInterface({ input: process.stdin })) {
  const { path, name, role } = JSON.parse(line) as UploadQuestion;
  const began = performance.now();
  const computed = computingTime();
  const file = await fileSource(path);
  const verdict = await judgeFile(file, { name, role }).catch((problem: Error) => problem);
  await file.close();
  const milliseconds = computed();
  const judgement: UploadJudgement = {
    ...(verdict instanceof Error
      ? { problem: verdict.message }
      : verdict.ok
        ? { taken: verdict.value.type }
        : { reason: verdict.failure.reason }),
    milliseconds,
    waited: performance.now() - began,
    peakMegabytes: process.resourceUsage().maxRSS / 1_024,
  };
  console.log(JSON.stringify(judgement));
}
