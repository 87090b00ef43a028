import { answering } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { plainDetails, type SubmissionFile } from '../domain/submission.ts';
import { answerOpinion, getOpinion, getOpinionFile, giveOpinion } from '../opinion.contract.ts';
import type { OpinionCodes } from '../use-cases/opinion-codes.ts';
import type { OpinionDesk } from '../use-cases/opinion-desk.ts';
import type { Opinion, OpinionStore } from '../use-cases/opinion-store.ts';
import type { ReviewLinks } from '../use-cases/review-links.ts';
import type { Submission, SubmissionStore } from '../use-cases/submission-store.ts';
import { fileAnswer } from './file-answer.ts';
import { presentFile } from './present-submission.ts';

interface Parts {
  readonly store: SubmissionStore;
  readonly opinions: OpinionStore;
  readonly links: ReviewLinks;
  readonly desk: OpinionDesk;
  readonly codes: OpinionCodes;
}

/** Calls of people who were asked for their opinion. Who has the link is the one who was asked. */
export function answerOpinions({ store, opinions, links, desk, codes }: Parts) {
  async function asked(
    site: number,
    code: string,
  ): Promise<Result<{ opinion: Opinion; submission: Submission; files: SubmissionFile[] }, Failure>> {
    const id = codes.read(site, code);
    const opinion = id && (await opinions.read(site, id));
    const submission = opinion && (await store.read(site, opinion.submission));
    if (!opinion || !submission) return failed(failure('opinionClosed'));
    const isOpen = await links.openAt(site);
    if (!isOpen(opinion, submission)) return failed(failure('opinionClosed'));
    // Whoever declined is thanked and shown nothing of the work any more.
    if (opinion.state === 'declined')
      return success({ opinion, submission: { ...submission, details: plainDetails(submission.language) }, files: [] });
    const files = await store.files(site, submission.id);
    return success({ opinion, submission, files: files.filter((file) => isForReader(file, opinion.round)) });
  }

  return [
    answering(getOpinion, async ({ site, input: { code } }) => {
      const found = await asked(site.host.id, code);
      if (!found.ok) return found;
      const { opinion, submission, files } = found.value;
      const { name, state, dueOn, advice, toAuthor, toEditor } = opinion;
      const { titles, abstracts, keywords } = submission.details;
      return success({
        ...{ name, state, dueOn, advice, toAuthor, toEditor, kind: submission.kind },
        ...{
          titles,
          abstracts,
          keywords: Object.fromEntries(Object.entries(keywords).map(([tag, all]) => [tag, [...all]])),
        },
        files: files.map(presentFile),
      });
    }),

    answering(answerOpinion, async ({ site, input: { code, agrees } }) => {
      const id = codes.read(site.host.id, code);
      if (!id) return failed(failure('opinionClosed'));
      const answered = await desk.answer(site.host.id, id, agrees);
      return answered.ok ? success({}) : answered;
    }),

    answering(giveOpinion, async ({ site, input: { code, ...said } }) => {
      const id = codes.read(site.host.id, code);
      if (!id) return failed(failure('opinionClosed'));
      const given = await desk.give(site.host.id, id, said);
      return given.ok ? success({}) : given;
    }),

    answering(getOpinionFile, async ({ site, input: { code, file } }) => {
      const found = await asked(site.host.id, code);
      if (!found.ok) return found;
      if (found.value.opinion.state === 'declined') return failed(failure('opinionClosed'));
      return fileAnswer(found.value.files, file);
    }),
  ];
}

/** The work of the round that they were asked about; letters are between author and editors. */
const isForReader = ({ role, side, round }: SubmissionFile, asked: number): boolean =>
  side === 'author' && role !== 'letter' && round === asked;
