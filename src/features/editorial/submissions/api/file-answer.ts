import type { FileAnswer } from '../../../../platform/contract/file-answer.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SubmissionFile } from '../domain/submission.ts';

/** One of the files that its reader may have, always to be saved: nothing that a stranger sent is shown by the browser. */
export function fileAnswer(files: readonly SubmissionFile[], id: Id): Result<FileAnswer, Failure> {
  const file = files.find((one) => one.id === id);
  if (!file) return failed(failure('notFound'));
  const { name, contentType, sha256, bytes } = file;
  return success({ name, contentType, content: { sha256, bytes } });
}
