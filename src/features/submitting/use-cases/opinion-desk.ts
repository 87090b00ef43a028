import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import { type Advice, isAwaited } from '../domain/opinion.ts';
import type { Opinion, OpinionStore } from './opinion-store.ts';
import type { Done, SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';

interface OpinionParts extends Pick<SubmissionParts, 'database' | 'store' | 'owe'> {
  readonly opinions: OpinionStore;
}

/** What people do who were asked for their opinion. They come by a link and need no account. */
export function createOpinionDesk({ database, store, opinions, owe }: OpinionParts) {
  const act = async (
    site: number,
    id: Id,
    work: (transaction: Transaction, opinion: Opinion, submission: Submission) => Done,
  ): Done => {
    const asked = await opinions.read(site, id);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const submission = asked && (await store.take(transaction, site, asked.submission));
      const opinion = submission && (await opinions.take(transaction, site, id));
      if (!opinion || !isAwaited(opinion.state)) return failed(failure('opinionClosed'));
      return work(transaction, opinion, submission);
    });
  };

  return {
    answer: (site: number, id: Id, agrees: boolean): Done =>
      act(site, id, async (transaction, { name }, submission) => {
        await opinions.change(transaction, site, id, { state: agrees ? 'agreed' : 'declined' });
        const what = agrees ? 'opinion-agreed' : 'opinion-declined';
        await store.event(transaction, site, submission, { what, side: 'reader', account: null, data: { name } });
        return success({ id });
      }),

    give: (
      site: number,
      id: Id,
      said: { readonly advice: Advice; readonly toAuthor: string; readonly toEditor: string },
    ): Done =>
      act(site, id, async (transaction, { name, email, language }, submission) => {
        await opinions.change(transaction, site, id, { state: 'given', ...said });
        await store.event(transaction, site, submission, {
          ...{ what: 'opinion-given', side: 'reader', account: null, data: { name, advice: said.advice } },
        });
        await owe(transaction, site, {
          ...{ submission: submission.id, what: 'opinion-thanks', to: email, language },
          data: { name, title: firstText(submission.details.titles) },
        });
        return success({ id });
      }),
  };
}

export type OpinionDesk = ReturnType<typeof createOpinionDesk>;
