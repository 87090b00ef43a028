import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SubmissionEvent, SubmissionFile } from '../domain/submission.ts';
import {
  assignSubmission,
  cancelReview,
  decideSubmission,
  getEditorialFile,
  getEditorialSubmission,
  listSubmissions,
  noteSubmission,
  previewEditorialSubmission,
  publishSubmission,
  requestReview,
  waiveConflict,
  writeToAuthor,
} from '../editorial.contract.ts';
import type { DraftLetters } from '../use-cases/draft-letters.ts';
import type { EditorialAccess, EditorialView } from '../use-cases/editorial-access.ts';
import type { EditorialOffice } from '../use-cases/editorial-office.ts';
import type { createPublishSubmission } from '../use-cases/publish-submission.ts';
import type { ReviewStore } from '../use-cases/review-store.ts';
import type { Submission, SubmissionStore } from '../use-cases/submission-store.ts';
import { fileAnswer } from './file-answer.ts';
import { presentSummary, presentWhole } from './present-submission.ts';
import type { AnswerPreview } from './preview-answer.ts';

interface Parts {
  readonly store: SubmissionStore;
  readonly access: EditorialAccess;
  readonly reviews: ReviewStore;
  readonly editorial: EditorialOffice;
  readonly publish: ReturnType<typeof createPublishSubmission>;
  /** The accounts of those who may deal with submissions. */
  readonly editorsOf: (site: number) => Promise<readonly string[]>;
  readonly preview: AnswerPreview;
  readonly draftLetters: DraftLetters;
}

type Asking = Pick<ConsoleRequest, 'site' | 'consoleUser'>;

export function answerEditorial({
  store,
  access,
  reviews,
  editorial,
  publish,
  editorsOf,
  preview,
  draftLetters,
}: Parts) {
  const seen = async (request: Asking, id: Id): Promise<Result<EditorialView, Failure>> =>
    acting(request, id, (site, account) => access.read(site, account, id));

  /** What the author has not sent yet is not the editors', nor theirs alone what one of the authors asks for. */
  const shownFiles = async ({ submission: { id, round: sent }, isAuthor }: EditorialView): Promise<SubmissionFile[]> =>
    (await store.files(siteOfId(id) ?? 0, id)).filter(
      ({ round, forAuthor }) => round <= sent && (forAuthor || !isAuthor),
    );

  const acting = <Value>(
    request: Asking,
    id: Id,
    act: (site: number, account: string) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> =>
    siteOfId(id) === request.site.host.id
      ? act(request.site.host.id, request.consoleUser.account)
      : Promise.resolve(failed(failure('notFound')));

  /** No names but the sender's, no reviews, no notes; what was written to the editors only if they wrote it. */
  const presentToAuthor = async (
    submission: Submission,
    files: readonly SubmissionFile[],
    events: readonly SubmissionEvent[],
    asking: string,
  ) => {
    const { account, details, language } = submission;
    const shown = { files, events: events.filter(({ forAuthor }) => forAuthor), nameOf: () => '' };
    return {
      ...presentWhole(submission, 'author', shown),
      ...{ isAuthor: true, steps: [], guess: null, editor: null, editors: [], reviews: [], language },
      details: account === asking ? details : { ...details, letter: '' },
      author: account ? ((await store.names([account])).get(account) ?? '') : '',
      letters: { 'ask-revision': '', accept: '', decline: '' },
    };
  };

  return [
    answering(listSubmissions, async (request) => {
      const { input } = request;
      const site = request.site.host.id;
      const editor = input.editor === 'me' ? request.consoleUser.account : input.editor === 'nobody' ? null : undefined;
      const [{ submissions, total }, counts, conflicts] = await Promise.all([
        store.queue(site, { ...input, editor }),
        store.counts(site),
        store.conflictsOf(site, request.consoleUser.account),
      ]);
      const names = await store.names(submissions.flatMap(({ account, editor: of }) => [account, of].filter(isThere)));
      const content = submissions.map((one) => ({
        ...presentSummary(one),
        ...{ author: names.get(one.account ?? '') ?? '', journal: one.journal },
        isAuthor: conflicts.includes(one.id),
        editor: conflicts.includes(one.id) ? '' : (names.get(one.editor ?? '') ?? ''),
      }));
      return success({ ...presentPage(content, total, input), counts });
    }),

    answering(getEditorialSubmission, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      const { submission, isAuthor } = found.value;
      const site = request.site.host.id;
      const [files, events, asked, editors] = await Promise.all([
        shownFiles(found.value),
        store.events(site, submission.id),
        reviews.of(site, submission.id),
        editorsOf(site),
      ]);
      if (isAuthor) return success(await presentToAuthor(submission, files, events, request.consoleUser.account));
      const { account, editor } = submission;
      const conflicts = await store.conflicts(site, submission.id, editors);
      const names = await store.names(
        [account, editor, ...editors, ...events.map((event) => event.account)].filter(isThere),
      );
      const nameOf = (one: string | null) => names.get(one ?? '') ?? '';
      return success({
        ...presentWhole(submission, 'editor', { files, events, nameOf }),
        isAuthor,
        author: nameOf(account),
        language: submission.language,
        letters: await draftLetters(site, submission, asked, nameOf(account)),
        editor: editor === null ? null : { account: editor, name: nameOf(editor) },
        editors: editors.map((one) => ({ account: one, name: nameOf(one), isAuthor: conflicts.has(one) })),
        reviews: asked.map(({ submission: _, language: __, ...review }) => review),
      });
    }),

    answering(assignSubmission, (request) =>
      acting(request, request.input.id, (site, by) =>
        editorial.assign(site, by, request.input.id, request.input.account),
      ),
    ),

    answering(waiveConflict, (request) =>
      acting(request, request.input.id, (site, by) =>
        editorial.waiveConflict(site, by, request.input.id, request.input),
      ),
    ),

    answering(requestReview, (request) =>
      acting(request, request.input.id, (site, by) =>
        editorial.requestReview(site, by, request.input.id, request.input),
      ),
    ),

    answering(cancelReview, (request) =>
      acting(request, request.input.id, (site, by) =>
        editorial.cancelReview(site, by, request.input.id, request.input.review),
      ),
    ),

    answering(decideSubmission, (request) =>
      acting(request, request.input.id, (site, by) => editorial.decide(site, by, request.input.id, request.input)),
    ),

    answering(writeToAuthor, (request) =>
      acting(request, request.input.id, (site, by) => editorial.message(site, by, request.input.id, request.input)),
    ),

    answering(noteSubmission, (request) =>
      acting(request, request.input.id, (site, by) => editorial.note(site, by, request.input.id, request.input.text)),
    ),

    answering(publishSubmission, (request) => {
      const { id, doi, journalId, accessType, licence } = request.input;
      return acting(request, id, (site, by) =>
        publish(site, by, id, { doi, accessType, licence, journal: journalId ?? null }),
      );
    }),

    answering(getEditorialFile, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      return fileAnswer(await shownFiles(found.value), request.input.file);
    }),

    answering(previewEditorialSubmission, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      const files = await shownFiles(found.value);
      return preview(request.site.host.id, files, request.input, '/console/submission/preview');
    }),
  ];
}

const isThere = (account: string | null): account is string => account !== null;
