import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { FieldProblem } from '../../../platform/kernel/form-field.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { ownSite } from '../../../platform/kernel/site-context.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { Scheduled, ScheduleStore } from '../store/postgres-schedule.ts';
import type { ConsoleParts } from './console-parts.ts';
import { documentEditing, withLaterFields } from './document-editing.ts';

/** Of what is due at once, so many are looked at together. */
const mostAtOnce = 100;
/** What broke comes again well within the minute that it may be late. */
const againSeconds = 15;

type Due = Awaited<ReturnType<ScheduleStore['due']>>[number];

export interface MomentParts extends ConsoleParts {
  readonly directory: Pick<SiteDirectory, 'byId'>;
  readonly log: Log;
}

/**
 * Publishes what was scheduled and ends embargoes when their moment has come, each in one transaction with the marks that tell index
 * and edge (decision 0137). Until then nothing differs from a draft, or from what is closed, so that nothing can be early.
 */
export function keepingMoments(parts: MomentParts, drafts: DraftStore, schedule: ScheduleStore) {
  const { record, directory, database, log } = parts;
  const { byKind, inSite, fieldsOf, current, lock } = documentEditing(parts, drafts);

  async function act({ site: number, kind, id }: Due): Promise<boolean> {
    if (kind === 'embargo')
      return database.transaction({ reads: [number], writes: number }, (one) => schedule.openDue(one, number, id));
    const entry = await directory.byId(number);
    const editable = byKind.get(kind);
    if (!entry || !editable) throw new Error(`${kind} ${id} of site ${number} can't be published.`);
    const site = ownSite(entry);
    return inSite(site, async (transaction) => {
      await lock(transaction, site, { kind, id });
      const due = await schedule.takeDue(transaction, number, kind, id);
      if (!due) return false;
      const { draft, published } = await current(transaction, site, editable, id);
      const place = published && id;
      const fields = await fieldsOf(transaction, site, editable);
      const { document, problems } = readForm(fields, withLaterFields(due.document, published));
      // Whoever took it back meanwhile had the last word.
      const isWithdrawn = published && editable.isItem && (await schedule.isWithdrawn(transaction, number, id));
      const wrong: readonly FieldProblem[] = [
        ...(isWithdrawn ? [{ path: 'publishAt', code: 'withdrawn' as const }] : []),
        ...problems,
        ...(editable.check?.(document) ?? []),
        ...((await editable.checkStored?.(transaction, site, document, place)) ?? []),
      ];
      if (wrong[0]) {
        await schedule.refuse(transaction, number, kind, id, wrong[0].code);
        return true;
      }
      const stored = await editable.write(transaction, site, place, document, due.account);
      await schedule.drop(transaction, number, kind, id);
      await keepNewerDraft(transaction, number, kind, due, draft, stored);
      const after = await editable.read(transaction, site, stored);
      const { account } = due;
      await record(transaction, {
        site: number,
        account,
        action: 'publish',
        kind,
        id: stored,
        before: published,
        after,
      });
      return true;
    });
  }

  /** What someone went on preparing after it was scheduled stays a draft, of what is published now. */
  async function keepNewerDraft(
    transaction: Transaction,
    site: number,
    kind: string,
    due: Scheduled,
    draft: Awaited<ReturnType<DraftStore['get']>>,
    stored: string,
  ) {
    if (!draft) return;
    await drafts.drop(transaction, site, kind, due.id);
    if (canonicalJson(draft.document) !== canonicalJson(due.document))
      await drafts.put(transaction, site, kind, stored, draft);
  }

  return {
    /** Answers how many were done. */
    async now(): Promise<number> {
      let done = 0;
      for (const due of await schedule.due(mostAtOnce))
        try {
          if (await act(due)) done += 1;
        } catch (problem) {
          log.error({ due, problem }, 'what is due could not be done');
          await schedule.putOff(due, againSeconds);
        }
      return done;
    },
  };
}
