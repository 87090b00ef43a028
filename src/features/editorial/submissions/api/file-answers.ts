import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '../../../../platform/contract/file-answer.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { isPlaylist, privatePlaylist } from '../domain/preview.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { SubmissionParts } from '../use-cases/parts.ts';

/** One of the files that its reader may have, always to be saved: nothing that a stranger sent is shown by the browser. */
export function fileAnswer(files: readonly SubmissionFile[], id: Id): Result<FileAnswer, Failure> {
  const file = files.find((one) => one.id === id);
  if (!file) return failed(failure('notFound'));
  const { name, contentType, sha256, bytes } = file;
  return success({ name, contentType, content: { sha256, bytes } });
}

/** What was made of a film, for whoever may have the film itself. `path` is the call that is asked. */
export const previewing =
  ({ store, files }: Pick<SubmissionParts, 'store' | 'files'>) =>
  async (
    site: number,
    given: readonly SubmissionFile[],
    { id, file: wanted, form }: { readonly id: Id; readonly file: Id; readonly form: string },
    path: string,
  ): Promise<Result<FileAnswer, Failure>> => {
    const film = given.find((one) => one.id === wanted && one.role === 'video');
    const made = film && (await store.preview(site, film.sha256, form));
    if (!film || !made) return failed(failure('notFound'));
    const { contentType, ...content } = made;
    const answer = { name: `${film.name}.${form}`, contentType, inline: true };
    if (!isPlaylist(form)) return success({ ...answer, content });
    const opened = await files.open(content.sha256);
    if (!opened) return failed(failure('notFound'));
    const names = await store.previewNames(site, film.sha256);
    const addressOf = (part: string) => {
      const name = names.get(part);
      return name && `/rc-pub${path}?${new URLSearchParams({ id, file: wanted, form: name })}`;
    };
    const written = (await buffer(opened.stream)).toString();
    return success({ ...answer, content: Buffer.from(privatePlaylist(written, addressOf)) });
  };
