import { referencesTo } from '../../../../platform/item/editing/references.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { publishSubmission } from '../editorial.contract.ts';
import type { InputOf } from '../fields.contract.ts';
import { acceptedUnit } from './accepted-draft.ts';
import type { Action, Done, SubmissionParts } from './parts.ts';

/** An accepted submission is published. Once: later versions come by import. */
export const createPublishSubmission =
  ({ database, store, access, notify, write, record, today, ownJournal }: SubmissionParts) =>
  async (on: Action, wanted: InputOf<typeof publishSubmission>): Done<{ item: Id }> => {
    const { site, by, id } = on;
    const [day, own] = await Promise.all([today(site), ownJournal(site)]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const found = await access.take(transaction, on);
      if (!found.ok) return found;
      const submission = found.value;
      if (submission.state !== 'accepted' || submission.item) return failed(failure('submissionClosed'));
      const files = (await store.files(site, id, transaction)).filter(({ round }) => round === submission.round);
      const journalId = wanted.journalId ?? submission.journal?.id ?? own;
      const journal = journalId ? (await referencesTo(transaction, site, [journalId]))(journalId) : null;
      if (journalId && journal?.kind !== 'journal') return failed(failure('badInput', { field: 'journalId' }));
      const dates = await store.dates(transaction, site, id);
      const unit = acceptedUnit(submission, files, { ...wanted, journal, today: day, dates });
      // Under that DOI the site has an item already: nobody meant to write over it.
      if (await store.hasItem(transaction, site, unit.main)) return failed(failure('doiTaken'));
      const [written] = await write(transaction, site, [unit]);
      if (!written) throw new Error('an accepted submission was not stored');
      await store.change(transaction, site, id, { item: written.id });
      await store.event(transaction, site, submission, { what: 'handed-over', side: 'editor', account: by });
      await record(transaction, {
        site,
        account: by,
        action: 'hand-over',
        kind: 'submission',
        id,
        after: { number: submission.number, item: written.id },
      });
      await notify.author(transaction, site, submission, 'published', { item: written.id });
      return success({ item: written.id });
    });
  };
