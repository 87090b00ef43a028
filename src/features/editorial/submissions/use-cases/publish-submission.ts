import { referencesTo } from '../../../../platform/item/editing/references.ts';
import type { WriteUnits } from '../../../../platform/item/writing/write-units.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import { acceptedUnit, type Publication } from './accepted-draft.ts';
import type { EditorialAccess } from './editorial-access.ts';
import type { Done, SubmissionParts } from './submission-parts.ts';
import { tellingAuthor } from './tell-author.ts';

interface PublishParts extends Pick<SubmissionParts, 'database' | 'store' | 'enqueue'> {
  readonly access: EditorialAccess;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  /** The day at a site, YYYY-MM-DD. */
  readonly today: (site: number) => Promise<string>;
  /** The journal whose site it is, if it is one journal's. */
  readonly ownJournal: (site: number) => Promise<Id | null>;
}

type Wanted = Omit<Publication, 'journal' | 'today' | 'dates'> & { readonly journal: Id | null };

/** An accepted submission is published. Once: later versions come by import. */
export const createPublishSubmission =
  ({ database, store, access, enqueue, write, record, today, ownJournal }: PublishParts) =>
  async (site: number, by: string, id: Id, wanted: Wanted): Done<{ item: Id }> => {
    const [day, own] = await Promise.all([today(site), ownJournal(site)]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const found = await access.take(transaction, site, by, id);
      if (!found.ok) return found;
      const submission = found.value;
      if (submission.state !== 'accepted' || submission.item) return failed(failure('submissionClosed'));
      const files = (await store.files(site, id, transaction)).filter(({ round }) => round === submission.round);
      const journalId = wanted.journal ?? submission.journal?.id ?? own;
      const journal = journalId ? (await referencesTo(transaction, site, [journalId]))(journalId) : null;
      if (journalId && journal?.kind !== 'journal') return failed(failure('badInput', { field: 'journalId' }));
      const dates = await store.dates(transaction, site, id);
      const unit = acceptedUnit(submission, files, { ...wanted, journal, today: day, dates });
      // Under that DOI the site has a thing already: nobody meant to write over it.
      if (await store.hasItem(transaction, site, unit.main)) return failed(failure('doiTaken'));
      const [written] = await write(transaction, site, [unit]);
      if (!written) throw new Error('an accepted submission was not stored');
      await store.change(transaction, site, id, { item: written.id });
      await store.event(transaction, site, submission, { what: 'handed-over', side: 'editor', account: by });
      await record(transaction, {
        ...{ site, account: by, action: 'hand-over', kind: 'submission', id },
        after: { number: submission.number, item: written.id },
      });
      await tellingAuthor({ store, enqueue })(transaction, site, submission, 'published', { item: written.id });
      return success({ item: written.id });
    });
  };
