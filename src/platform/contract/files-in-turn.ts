import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Failure, failure } from '../kernel/failure.ts';
import type { FairShare } from '../kernel/fair-share.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { FileAnswer } from './file-answer.ts';

export type FilesInTurn = ReturnType<typeof filesInTurn>;

/** Makes files when their site has its turn, which ends when the file is taken or given up: until then it is still being made. */
export const filesInTurn =
  (share: FairShare<number>, milliseconds: number) =>
  async (site: number, make: () => Promise<FileAnswer | undefined>): Promise<Result<FileAnswer, Failure>> => {
    const made = Promise.withResolvers<Result<FileAnswer, Failure>>();
    share
      .serve(site, async () => {
        const file = await make();
        made.resolve(file ? success(file) : failed(failure('notFound')));
        if (file?.content instanceof Readable) await ended(file.content, milliseconds);
      })
      .then(
        ({ ok }) => !ok && made.resolve(failed(failure('unavailable'))),
        (problem: unknown) => made.reject(problem),
      );
    return made.promise;
  };

async function ended(content: Readable, milliseconds: number): Promise<void> {
  const tooLong = setTimeout(() => content.destroy(new Error('it took too long to take')), milliseconds);
  await finished(content).catch(() => {});
  clearTimeout(tooLong);
}
