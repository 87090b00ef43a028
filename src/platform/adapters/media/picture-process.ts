import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { CutPicture } from '../../ports/cut-picture.ts';
import type { Refusal } from '../../ports/jobs.ts';
import type { MadeFile, MediaTools } from '../../ports/media-tools.ts';
import type { EncodePicture } from '../../ports/sent-pictures.ts';
import { childProgram, readableByChild } from './child-program.ts';
import type { PictureForms, PictureTask, SentPicture } from './picture-tasks.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

const megabyte = 1_048_576;
const limits: ToolLimits = { seconds: 60, dataBytes: 1_600 * megabyte, fileBytes: 64 * megabyte };

/** So many pictures are worked on at the same time in this process; the others wait. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Works on a picture in a process of its own, in the sandbox: what a picture does to the library it does to nobody else. */
async function ask<Answer>(task: PictureTask, folder: string, hurried: boolean): Promise<Result<Answer, Refusal>> {
  const words = ['--max-old-space-size=384', '--no-warnings', childProgram('pictures'), JSON.stringify(task)];
  const signal = new AbortController().signal;
  const outcome = await inTurn(() =>
    runTool(process.execPath, { words, folder, readable: readableByChild('sharp'), limits, signal, hurried }),
  );
  if (!outcome.ok) return failed({ reason: `the picture is damaged (${outcome.failure.reason})` });
  return JSON.parse(outcome.value) as Result<Answer, Refusal>;
}

const makePictureForms = (task: Omit<Extract<PictureTask, { kind: 'forms' }>, 'kind'>) =>
  ask<PictureForms>({ kind: 'forms', ...task }, dirname(task.path), false);

/** Someone waits for it. */
export const encodePicture: EncodePicture = async (sent, wanted) => {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-picture-'));
  try {
    const path = join(folder, 'sent');
    const target = join(folder, 'encoded');
    await writeFile(path, sent);
    const answer = await ask<SentPicture>({ kind: 'sent', path, target, ...wanted }, folder, true);
    if (!answer.ok) return failed('damaged');
    return answer.value.problem ? failed(answer.value.problem) : success(await readFile(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const cutPicture: CutPicture = async (bytes, type, cut) => {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-picture-'));
  try {
    const path = join(folder, 'original');
    const target = join(folder, 'cut');
    await writeFile(path, bytes);
    const made = await ask<null>({ kind: 'cut', path, contentType: type, target, cut }, folder, true);
    return made.ok ? success(await readFile(target)) : made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const contentType = 'image/webp';

export const makePictures: MediaTools['makePictures'] = async (path, type, forms) => {
  const made = await makePictureForms({ path, contentType: type, forms });
  if (!made.ok) return made;
  const { facts, sizes } = made.value;
  const files = forms.map(({ target }, index): MadeFile => ({ path: target, contentType, ...sizes[index] }));
  return success({ facts, files });
};

/** A picture that a tool drew, in one size. */
export async function shrinkPicture(path: string, longest: number, target: string) {
  const made = await makePictures(path, 'image/png', [{ longest, target }]);
  return made.ok ? success(made.value.files[0] as MadeFile) : made;
}
