import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
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
import type { SubmissionFile } from '../domain/submission.ts';
import { workingCopy } from '../domain/working-copy.ts';
import type { AuthorSubmissions } from '../use-cases/author-submissions.ts';
import type { Identity, Submission, SubmissionStore } from '../use-cases/submission-store.ts';
import { fileAnswer } from './file-answer.ts';
import { presentSummary, presentWhole } from './present-submission.ts';
import type { AnswerPreview } from './preview-answer.ts';

/** Nobody writes more; robots do. */
const perMember = { most: 60, seconds: 3_600 };

interface Parts {
  readonly store: SubmissionStore;
  readonly authors: AuthorSubmissions;
  readonly rateLimit: RateLimit;
  readonly provenOrcid: (account: string) => Promise<string | null>;
  readonly hasJournals: (site: number) => Promise<boolean>;
  readonly preview: AnswerPreview;
}

type Seen = Submission & { readonly isOwn: boolean };
type Asking = Pick<CallRequest<unknown, 'member'>, 'site' | 'member'>;

export function answerAuthors({ store, authors, rateLimit, provenOrcid, hasJournals, preview }: Parts) {
  const identify = async (account: string): Promise<Identity> => ({ account, orcid: await provenOrcid(account) });

  /** What whoever asks may see: their own, and what was sent with their name. */
  async function seen({ site, member }: Asking, id: Id): Promise<Result<Seen, Failure>> {
    const submission = siteOfId(id) === site.host.id ? await store.read(site.host.id, id) : undefined;
    if (!submission) return failed(failure('notFound'));
    if (submission.account === member.id) return success({ ...workingCopy(submission), isOwn: true });
    const isAuthor = await store.isAuthor(site.host.id, id, await identify(member.id));
    return isAuthor ? success({ ...submission, isOwn: false }) : failed(failure('notFound'));
  }

  /** What the editors keep to themselves is not shown, nor to co-authors what was not sent yet. */
  const shownFiles = async ({ id, round: sent, isOwn }: Seen): Promise<SubmissionFile[]> =>
    (await store.files(siteOfId(id) ?? 0, id)).filter(({ forAuthor, round }) => forAuthor && (isOwn || round <= sent));

  /** A member acts at the host's site, on something of that site. */
  const acting = async <Value>(
    { site, member }: Asking,
    id: Id,
    act: (site: number, account: string) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> =>
    siteOfId(id) === site.host.id ? act(site.host.id, member.id) : failed(failure('notFound'));

  const limited = async (account: string): Promise<Failure | undefined> => {
    const { allowed, retryAfterSeconds } = await rateLimit.take(`submission ${account}`, perMember);
    return allowed ? undefined : failure('tooManyRequests', { seconds: retryAfterSeconds });
  };

  return [
    answering(mySubmissions, async ({ site, member, input }) => {
      const { submissions, total } = await store.of(site.host.id, await identify(member.id), input);
      const content = submissions.map((one) => ({ ...presentSummary(one), isOwn: one.account === member.id }));
      return success(presentPage(content, total, input));
    }),

    answering(getSubmission, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      const submission = found.value;
      const site = request.site.host.id;
      const [shown, events, needsJournal] = await Promise.all([
        shownFiles(submission),
        store.events(site, submission.id),
        hasJournals(site),
      ]);
      const lacksJournal = needsJournal && submission.kind === 'manuscript' && submission.journal === null;
      const current = shown.filter(({ round }) => round === submission.round + 1);
      return success({
        ...presentWhole(submission, 'author', {
          files: shown,
          events: events.filter(({ forAuthor }) => forAuthor),
          // Editors speak for the journal.
          nameOf: () => '',
        }),
        // Only the sender can do anything about it, and what they wrote to the editors is between them.
        ...(!submission.isOwn && { steps: [], guess: null, details: { ...submission.details, letter: '' } }),
        isOwn: submission.isOwn,
        isReading: submission.isOwn && isReading(submission, current),
        problems: isWithAuthor(submission.state)
          ? sendingProblems({ ...submission, files: current, lacksJournal })
          : [],
      });
    }),

    answering(beginSubmission, async ({ site, member, language, input }) => {
      const refused = await limited(member.id);
      if (refused) return failed(refused);
      const journal = input.journalId ?? null;
      return authors.begin(site.host.id, member.id, { kind: input.kind, language, journal });
    }),

    answering(saveSubmission, (request) => {
      const { id, revision, details, journalId } = request.input;
      return acting(request, id, (site, account) =>
        authors.save(site, account, id, { revision, details, journal: journalId }),
      );
    }),

    answering(addSubmissionFile, (request) => {
      const { id, upload, role, language } = request.input;
      return acting(request, id, (site, account) =>
        authors.addFile(site, account, id, { upload, role, language: language ?? null }),
      );
    }),

    answering(removeSubmissionFile, (request) =>
      acting(request, request.input.id, (site, account) =>
        authors.removeFile(site, account, request.input.id, request.input.file),
      ),
    ),

    answering(sendSubmission, (request) =>
      acting(request, request.input.id, (site, account) =>
        authors.send(site, account, request.input.id, request.input.revision),
      ),
    ),

    answering(withdrawSubmission, (request) =>
      acting(request, request.input.id, (site, account) =>
        authors.withdraw(site, account, request.input.id, request.input.reason),
      ),
    ),

    answering(discardSubmission, (request) =>
      acting(request, request.input.id, (site, account) => authors.discard(site, account, request.input.id)),
    ),

    answering(writeToEditors, (request) =>
      acting(request, request.input.id, async (site, account) => {
        const refused = await limited(account);
        return refused ? failed(refused) : authors.message(site, account, request.input.id, request.input);
      }),
    ),

    answering(getSubmissionFile, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      return fileAnswer(await shownFiles(found.value), request.input.file);
    }),

    answering(previewSubmission, async (request) => {
      const found = await seen(request, request.input.id);
      if (!found.ok) return found;
      const files = await shownFiles(found.value);
      return preview(request.site.host.id, files, request.input, '/front/submission/preview');
    }),
  ];
}

/** A manuscript whose reading has not ended yet. */
const isReading = ({ guessedFile }: Submission, files: readonly SubmissionFile[]): boolean => {
  const newest = files.filter(({ role }) => role === 'manuscript').at(-1);
  return newest !== undefined && newest.id !== guessedFile;
};
