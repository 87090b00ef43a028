import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '../../../../platform/contract/file-answer.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { EditorialView } from '../use-cases/editorial-access.ts';
import type { SubmissionParts } from '../use-cases/parts.ts';
import { picturesOf, type TextReading, wordFileOf } from '../use-cases/read-texts.ts';

/** How far the text of an accepted manuscript in Word is; nothing where there is none to read. */
export function presentText(
  { state, round, item }: Submission,
  files: readonly SubmissionFile[],
  text: Awaited<ReturnType<TextReading['report']>>,
) {
  const file = wordFileOf(files, round);
  if (state !== 'accepted' || item || !file) return null;
  const { reading, reason } = text ?? { reading: null, reason: null };
  const report = reading && { counts: reading.counts, front: reading.front, notTaken: reading.notTaken };
  return { state: text?.state ?? ('none' as const), reason, body: reading?.body.sha256 ?? null, report };
}

/** The text and its pictures before they are published: for editors, and for none who is one of its authors. */
export const textAnswers = ({ texts, store, files }: Pick<SubmissionParts, 'texts' | 'store' | 'files'>) => ({
  async html(site: number, { submission, isAuthor }: EditorialView) {
    const reading = isAuthor ? undefined : (await texts.read(site, submission.id))?.reading;
    const opened = reading && (await files.open(reading.body.sha256));
    if (!opened) return failed(failure('notFound'));
    const written = (await buffer(opened.stream)).toString();
    const addressOf = (sha256: string) =>
      `/rc-pub/console/submission/textPicture?${new URLSearchParams({ id: submission.id, file: sha256 })}`.replaceAll(
        '&',
        '&amp;',
      );
    // The address of each picture stands there as it was written when the text was stored.
    const html = written.replace(
      / src="\/files\/([0-9a-f]{64})\?form=high"/g,
      (_, hash) => ` src="${addressOf(hash)}"`,
    );
    return success({ html, language: submission.details.written });
  },

  /** As readers will have it, once that form of it is made. */
  async picture(
    site: number,
    { submission, isAuthor }: EditorialView,
    sha256: string,
  ): Promise<Result<FileAnswer, Failure>> {
    const reading = isAuthor ? undefined : (await texts.read(site, submission.id))?.reading;
    const picture = reading && picturesOf(reading).find((one) => one.sha256 === sha256);
    if (!picture) return failed(failure('notFound'));
    const { contentType, ...preview } = (await store.preview(site, sha256, 'high')) ?? picture;
    return success({
      name: picture.name,
      contentType,
      inline: true,
      content: { sha256: preview.sha256, bytes: preview.bytes },
    });
  },
});
