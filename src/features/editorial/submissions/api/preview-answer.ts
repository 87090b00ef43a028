import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '../../../../platform/contract/file-answer.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { isPlaylist, privatePlaylist } from '../domain/preview.ts';
import type { SubmissionFile } from '../domain/submission.ts';
import type { PreviewStore } from '../use-cases/preview-store.ts';

interface Wanted {
  readonly id: Id;
  readonly file: Id;
  readonly form: string;
}

/** What was made of a film, for whoever may have the film itself. `path` is the call that is asked. */
export type AnswerPreview = (
  site: number,
  files: readonly SubmissionFile[],
  wanted: Wanted,
  path: string,
) => Promise<Result<FileAnswer, Failure>>;

export const previewing =
  (previews: PreviewStore, files: Pick<FileStore, 'open'>): AnswerPreview =>
  async (site, given, { id, file: wanted, form }, path) => {
    const film = given.find((one) => one.id === wanted && one.role === 'video');
    const made = film && (await previews.form(site, film.sha256, form));
    if (!film || !made) return failed(failure('notFound'));
    const { contentType, sha256, bytes } = made;
    const answer = { name: `${film.name}.${form}`, contentType, inline: true };
    if (!isPlaylist(form)) return success({ ...answer, content: { sha256, bytes } });
    const opened = await files.open(sha256);
    if (!opened) return failed(failure('notFound'));
    const names = await previews.names(site, film.sha256);
    const addressOf = (part: string) => {
      const name = names.get(part);
      return name && `/rc-pub${path}?${new URLSearchParams({ id, file: wanted, form: name })}`;
    };
    const written = (await buffer(opened.stream)).toString();
    return success({ ...answer, content: Buffer.from(privatePlaylist(written, addressOf)) });
  };
