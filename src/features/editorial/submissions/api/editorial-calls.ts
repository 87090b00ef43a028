import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import { success } from '../../../../platform/kernel/result.ts';
import {
  assignSubmission,
  cancelReview,
  decideSubmission,
  getEditorialFile,
  getEditorialSubmission,
  getSubmissionText,
  getSubmissionTextPicture,
  listSubmissions,
  noteSubmission,
  previewEditorialSubmission,
  publishSubmission,
  readSubmissionText,
  requestReview,
  waiveConflict,
  writeToAuthor,
} from '../editorial.contract.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionEvent, SubmissionFile } from '../store/postgres-timeline.ts';
import { reportingCopies } from '../use-cases/anonymous-copies.ts';
import { draftingLetters } from '../use-cases/draft-letters.ts';
import type { EditorialView } from '../use-cases/editorial-access.ts';
import { createEditorialOffice } from '../use-cases/editorial-office.ts';
import { type Action, actAt, type Done, type SubmissionParts } from '../use-cases/parts.ts';
import { createPublishSubmission } from '../use-cases/publish-submission.ts';
import { fileAnswer, previewing } from './file-answers.ts';
import { presentToAuthor, presentWhole } from './present-submission.ts';
import { presentText, textAnswers } from './text-answers.ts';

type EditorRequest<Input> = Pick<ConsoleRequest<Input>, 'site' | 'consoleUser' | 'input'>;

export function answerEditorial(parts: SubmissionParts) {
  const { store, access, reviews, copies, editorsOf, textReading } = parts;
  const reportCopies = reportingCopies(parts);
  const answerText = textAnswers(parts);
  const editorial = createEditorialOffice(parts);
  const draftLetters = draftingLetters(parts);
  const preview = previewing(parts);

  const acting =
    <Input extends { readonly id: Id }, Value>(act: (on: Action, input: Input) => Done<Value>) =>
    ({ site, consoleUser, input }: EditorRequest<Input>) =>
      actAt(site.host.id, consoleUser.account, input, act);

  const seen = acting(access.read);

  /** What the author has not sent yet is not the editors', nor theirs alone what one of the authors asks for. */
  const visibleFiles = async ({ submission, isAuthor }: EditorialView): Promise<SubmissionFile[]> =>
    (await store.files(siteOfId(submission.id) ?? 0, submission.id)).filter(
      ({ round, forAuthor }) => round <= submission.round && (forAuthor || !isAuthor),
    );

  /** No names but the sender's, no reviews, no notes; what was written to the editors only if they wrote it. */
  const presentToOwnAuthor = async (
    submission: Submission,
    files: SubmissionFile[],
    events: readonly SubmissionEvent[],
    asking: string,
  ) => {
    const { account, details } = submission;
    return {
      ...presentToAuthor(submission, files, events),
      isAuthor: true,
      steps: [],
      guess: null,
      text: null,
      editor: null,
      editors: [],
      reviews: [],
      copies: [],
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
        ...one,
        titles: one.details.titles,
        author: names.get(one.account ?? '') ?? '',
        isAuthor: conflicts.includes(one.id),
        editor: conflicts.includes(one.id) ? '' : (names.get(one.editor ?? '') ?? ''),
      }));
      return success({ ...presentPage(content, total, input), counts });
    }),

    answering(getEditorialSubmission, async (request) => {
      const found = await seen(request);
      if (!found.ok) return found;
      const { submission, isAuthor } = found.value;
      const site = request.site.host.id;
      const [files, events, requested, holders, text, reports] = await Promise.all([
        visibleFiles(found.value),
        store.events(site, submission.id),
        reviews.of(site, submission.id),
        editorsOf(site),
        textReading.report(site, submission.id),
        reportCopies(site, submission.id),
      ]);
      // After the reports: a copy that one calls ready is there.
      const made = await copies.copies(site, submission.id);
      if (isAuthor) return success(await presentToOwnAuthor(submission, files, events, request.consoleUser.account));
      const { account, editor } = submission;
      const editors = holders.map((holder) => holder.account);
      const conflicts = await store.conflicts(site, submission.id, editors);
      const names = await store.names(
        [account, editor, ...editors, ...events.map((event) => event.account)].filter(isThere),
      );
      const nameOf = (one: string | null) => names.get(one ?? '') ?? '';
      return success({
        ...presentWhole(submission, 'editor', files, events, nameOf),
        isAuthor,
        author: nameOf(account),
        text: presentText(submission, files, text),
        letters: await draftLetters(site, submission, requested, nameOf(account)),
        editor: editor === null ? null : { account: editor, name: nameOf(editor) },
        editors: editors.map((one) => ({ account: one, name: nameOf(one), isAuthor: conflicts.has(one) })),
        reviews: requested,
        copies: reports.map(({ sources: _, ...one }) => ({
          ...one,
          copy: made.find(({ of }) => of === one.file)?.id ?? null,
        })),
      });
    }),

    answering(assignSubmission, acting(editorial.assign)),
    answering(waiveConflict, acting(editorial.waiveConflict)),
    answering(requestReview, acting(editorial.requestReview)),
    answering(cancelReview, acting(editorial.cancelReview)),
    answering(decideSubmission, acting(editorial.decide)),
    answering(writeToAuthor, acting(editorial.message)),
    answering(noteSubmission, acting(editorial.note)),
    answering(readSubmissionText, acting(textReading.readAgain)),
    answering(publishSubmission, acting(createPublishSubmission(parts))),

    answering(getSubmissionText, async (request) => {
      const found = await seen(request);
      if (!found.ok) return found;
      return answerText.html(request.site.host.id, found.value);
    }),

    answering(getSubmissionTextPicture, async (request) => {
      const found = await seen(request);
      if (!found.ok) return found;
      return answerText.picture(request.site.host.id, found.value, request.input.file);
    }),

    answering(getEditorialFile, async (request) => {
      const found = await seen(request);
      if (!found.ok) return found;
      const { submission, isAuthor } = found.value;
      const made = isAuthor ? [] : await copies.copies(request.site.host.id, submission.id);
      return fileAnswer([...(await visibleFiles(found.value)), ...made], request.input.file);
    }),

    answering(previewEditorialSubmission, async (request) => {
      const found = await seen(request);
      if (!found.ok) return found;
      const files = await visibleFiles(found.value);
      return preview(request.site.host.id, files, request.input, '/console/submission/preview');
    }),
  ];
}

const isThere = (account: string | null): account is string => account !== null;
