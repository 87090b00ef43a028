import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import { isRestorable } from '../domain/documents.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { ScheduleStore } from '../store/postgres-schedule.ts';
import type { ConsoleParts } from './console-parts.ts';
import {
  type At,
  type DocumentEditing,
  incompleteAllowed,
  withLaterFields,
  withSafeProse,
} from './document-editing.ts';

interface Stores {
  readonly drafts: DraftStore;
  readonly changes: ChangeStore;
  readonly schedule: ScheduleStore;
}

/** Puts back what a change replaced, or what it stored; the same as if someone had typed it in again. */
export const restoringDocuments =
  (
    { record, safeHtml }: ConsoleParts,
    { drafts, changes, schedule }: Stores,
    { find, inSite, fieldsOf, current, lock }: DocumentEditing,
  ) =>
  async ({ site, account, role }: At, { number, to }: { number: number; to: 'before' | 'after' }) =>
    inSite(site, async (transaction): Promise<Result<{ id: string }, Failure>> => {
      const change = await changes.one(transaction, site.host.id, number);
      if (!change || !isRestorable(change.action)) return failed(failure('notFound'));
      const found = find(change.kind, role);
      if (!found.ok) return found;
      const editable = found.value;
      await lock(transaction, site, change);
      const kept = (to === 'before' ? change.before : change.after) as Document | null;
      const { draft, published } = await current(transaction, site, editable, change.id);
      const isDraft = change.action === 'drop-draft';
      if (isDraft && kept === null) return failed(failure('notFound'));
      const fields = await fieldsOf(transaction, site, editable);
      const read = kept && readForm(fields, withSafeProse(fields, withLaterFields(kept, published), safeHtml));
      const wanted = read?.document ?? null;
      const wrong = read
        ? isDraft
          ? incompleteAllowed(read.problems)
          : [...read.problems, ...(editable.check?.(read.document) ?? [])]
        : [];
      const [problem] = wrong;
      if (problem) return failed(failure(problem.code));
      // What a colleague has prepared makes room and stays in the log, from where it can be had back.
      const at = { site: site.host.id, account, kind: change.kind };
      const makeRoom = async () => {
        if (!draft) return;
        await drafts.drop(transaction, site.host.id, change.kind, change.id);
        await record(transaction, { ...at, action: 'drop-draft', id: change.id, before: draft.document });
      };
      if (isDraft && wanted) {
        await makeRoom();
        await drafts.put(transaction, site.host.id, change.kind, change.id, { document: wanted, account });
        await record(transaction, { ...at, action: 'save-draft', id: change.id, before: published, after: wanted });
        return success({ id: change.id });
      }
      // What asks for the site's name is done where it can be written.
      if (wanted && editable.asksForName?.(published, wanted)) return failed(failure('nameToConfirm'));
      const place = published && change.id;
      if (wanted && ((await editable.checkStored?.(transaction, site, wanted, place)) ?? []).length > 0)
        return failed(failure('fieldRefused'));
      if (wanted === null) {
        if (!editable.remove || published === null) return failed(failure('notFound'));
        await editable.remove(transaction, site, change.id);
      }
      await makeRoom();
      // What was to replace the state that is gone would come without anybody having asked for it.
      await schedule.drop(transaction, site.host.id, change.kind, change.id);
      const id = wanted === null ? change.id : await editable.write(transaction, site, place, wanted, account);
      await record(transaction, { ...at, action: 'restore', id, before: published, after: wanted });
      return success({ id });
    });
