import { answering, answeringWhile, type CallRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import {
  addSubmissionFile,
  beginSubmission,
  discardSubmission,
  getSubmission,
  getSubmissionFile,
  mySubmissions,
  previewSubmission,
  removeSubmissionFile,
  saveSubmission,
  sendSubmission,
  withdrawSubmission,
  writeToEditors,
} from '../contract.ts';
import { sendingProblems } from '../domain/sending-problems.ts';
import { isWithAuthor } from '../domain/steps.ts';
import { workingCopy } from '../domain/submission.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import { createAuthorSubmissions } from '../use-cases/author-submissions.ts';
import { type Action, actAt, type Done, type SubmissionParts } from '../use-cases/parts.ts';
import { fileAnswer, previewing } from './file-answers.ts';
import { presentToAuthor } from './present-submission.ts';

/** Nobody writes more; robots do. */
const perMember = { most: 60, seconds: 3_600 };

type Seen = Submission & { readonly isOwn: boolean };
type MemberRequest = Pick<CallRequest<unknown, 'member'>, 'site' | 'member'>;

export function answerAuthors(parts: SubmissionParts) {
  const { store, rateLimit, provenOrcid, hasJournals, offersOf } = parts;
  const authors = createAuthorSubmissions(parts);
  const preview = previewing(parts);

  const identify = async (account: string) => ({ account, orcid: await provenOrcid(account) });

  /** What whoever asks may see: their own, and what was sent with their name. */
  async function seen({ site, member }: MemberRequest, id: Id): Done<Seen> {
    const submission = siteOfId(id) === site.host.id ? await store.read(site.host.id, id) : undefined;
    if (!submission) return failed(failure('notFound'));
    if (submission.account === member.id) return success({ ...workingCopy(submission), isOwn: true });
    const isAuthor = await store.isAuthor(site.host.id, id, await identify(member.id));
    return isAuthor ? success({ ...submission, isOwn: false }) : failed(failure('notFound'));
  }

  /** What the editors keep to themselves is not shown, nor to co-authors what was not sent yet. */
  const visibleFiles = async ({ id, round: sent, isOwn }: Seen): Promise<SubmissionFile[]> =>
    (await store.files(siteOfId(id) ?? 0, id)).filter(({ forAuthor, round }) => forAuthor && (isOwn || round <= sent));

  const acting =
    <Input extends { readonly id: Id }, Value>(act: (on: Action, input: Input) => Done<Value>) =>
    ({ site, member, input }: MemberRequest & { readonly input: Input }) =>
      actAt(site.host.id, member.id, input, act);

  const limited = async (account: string) => {
    const { allowed, retryAfterSeconds } = await rateLimit.take(`submission ${account}`, perMember);
    return allowed ? undefined : failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
  };

  return [
    answering(mySubmissions, async ({ site, member, input }) => {
      const { submissions, total } = await store.of(site.host.id, await identify(member.id), input);
      const content = submissions.map((one) => ({
        ...one,
        titles: one.details.titles,
        isOwn: one.account === member.id,
      }));
      return success(presentPage(content, total, input));
    }),

    answering(getSubmission, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      const submission = found.value;
      const site = request.site.host.id;
      const [files, events, needsJournal] = await Promise.all([
        visibleFiles(submission),
        store.events(site, submission.id),
        hasJournals(site),
      ]);
      const lacksJournal = needsJournal && submission.kind === 'manuscript' && submission.journal === null;
      const current = files.filter(({ round }) => round === submission.round + 1);
      return success({
        ...presentToAuthor(submission, files, events),
        // Only the sender can do anything about it, and what they wrote to the editors is between them.
        ...(!submission.isOwn && { steps: [], guess: null, details: { ...submission.details, letter: '' } }),
        isOwn: submission.isOwn,
        isReading: submission.isOwn && isReading(submission, current),
        problems: isWithAuthor(submission.state)
          ? sendingProblems({ ...submission, files: current, lacksJournal })
          : [],
      });
    }),

    // Whoever has begun goes on, also where nothing new is taken.
    answeringWhile(offersOf, 'submission')(
      beginSubmission,
      async ({ site, member, language, input }) =>
        (await limited(member.id)) ?? authors.begin(site.host.id, member.id, { ...input, language }),
    ),
    answering(saveSubmission, acting(authors.save)),
    answering(addSubmissionFile, acting(authors.addFile)),
    answering(removeSubmissionFile, acting(authors.removeFile)),
    answering(sendSubmission, acting(authors.send)),
    answering(withdrawSubmission, acting(authors.withdraw)),
    answering(discardSubmission, acting(authors.discard)),
    answering(
      writeToEditors,
      acting(async (on, input) => (await limited(on.by)) ?? authors.message(on, input)),
    ),

    answering(getSubmissionFile, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      return fileAnswer(await visibleFiles(found.value), request.input.file);
    }),

    answering(previewSubmission, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      const files = await visibleFiles(found.value);
      return preview(request.site.host.id, files, request.input, '/front/submission/preview');
    }),
  ];
}

/** A manuscript whose reading has not ended yet. */
const isReading = ({ guessedFile }: Submission, files: readonly SubmissionFile[]): boolean => {
  const newest = files.filter(({ role }) => role === 'manuscript').at(-1);
  return newest !== undefined && newest.id !== guessedFile;
};
