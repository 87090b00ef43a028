import { randomUUID } from 'node:crypto';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Document, FieldProblem, FormField } from '../../../platform/kernel/form-field.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { ListedDocuments, RemoveDocument, SaveDocument, SavedDocument } from '../documents.contract.ts';
import { brandNewId, draftIds, isUnstored } from '../domain/addresses.ts';
import { isTitledWith } from '../domain/documents.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { PreviewStore } from '../store/postgres-previews.ts';
import type { ScheduleStore } from '../store/postgres-schedule.ts';
import type { UnsavedStore } from '../store/postgres-unsaved.ts';
import type { ConsoleParts } from './console-parts.ts';
import {
  type At,
  canBeMade,
  documentEditing,
  incompleteAllowed,
  stateOf,
  type Which,
  withSafeProse,
} from './document-editing.ts';
import { keepingUnsaved } from './keep-unsaved.ts';
import { previewDocuments } from './preview-documents.ts';
import { restoringDocuments } from './restore-document.ts';

type Listing = Omit<ListedDocuments, 'kind'>;

type Conflict = Extract<SavedDocument, { outcome: 'conflict' }>;

/** The answer with codes where a reader gets messages. */
type Saved =
  | Exclude<SavedDocument, { outcome: 'refused' }>
  | { readonly outcome: 'refused'; readonly problems: readonly FieldProblem[] };

/** The same, before it is known what the other one is called. */
type SavedOrMet = Exclude<Saved, Conflict> | (Omit<Conflict, 'by'> & { readonly account: string | null });

interface Stores {
  readonly drafts: DraftStore;
  readonly unsaved: UnsavedStore;
  readonly changes: ChangeStore;
  readonly schedule: ScheduleStore;
  readonly previews: PreviewStore;
}

/** The one way in which the console changes documents: nothing is overwritten unseen, and every state can be had back. */
export function editDocuments(
  parts: ConsoleParts,
  { drafts, unsaved, changes, schedule, previews: previewStore }: Stores,
) {
  const { record, safeHtml } = parts;
  const editing = documentEditing(parts, drafts);
  const { byKind, find, inSite, fieldsOf, current, lock } = editing;
  const previews = previewDocuments(parts, previewStore, editing);

  return {
    byKind,
    restore: restoringDocuments(parts, { drafts, changes, schedule }, editing),
    unsaved: keepingUnsaved(parts, unsaved, changes, editing),
    previews,

    /** The forms of several kinds. */
    formsOf: (site: SiteContext, kinds: readonly string[]) =>
      inSite(site, async (transaction) => {
        const forms = new Map<string, readonly FormField[]>();
        for (const kind of new Set(kinds)) {
          const editable = byKind.get(kind);
          if (editable) forms.set(kind, await fieldsOf(transaction, site, editable));
        }
        return forms;
      }),

    /** `published` is what readers see; null while it has never been published. */
    async open({ site, role }: At, { kind, id }: Which) {
      const editable = find(kind, role);
      if (!editable.ok) return editable;
      if (id === brandNewId && !canBeMade(editable.value)) return failed(failure('notFound'));
      return inSite(site, async (transaction) => {
        const { draft, published, document } = await current(transaction, site, editable.value, id);
        if (!document && id !== brandNewId) return failed(failure('notFound'));
        const fields = await fieldsOf(transaction, site, editable.value);
        const scheduled = await schedule.get(transaction, site.host.id, kind, id);
        return success({
          editable: editable.value,
          fields,
          id,
          document: document ?? readForm(fields, {}).document,
          published,
          isSeen: published !== null && (await previews.isSeen(transaction, site, editable.value, id)),
          isDraft: draft !== null,
          schedule: scheduled && {
            at: scheduled.at,
            problem: scheduled.problem,
            isOlder: stateOf(scheduled.document) !== stateOf(document),
          },
          titles: (await editable.value.titlesOf?.(transaction, site, id)) ?? {},
          state: stateOf(document),
        });
      });
    },

    /** What stands for nothing stored yet comes first, then what is stored; pages go through both. */
    async list({ site, role }: At, kind: string, { text, state: status, sort: order, page, size }: Listing) {
      const editable = find(kind, role);
      if (!editable.ok) return editable;
      const { list } = editable.value;
      if (!list) return failed(failure('notFound'));
      return inSite(site, async (transaction) => {
        const drafted = await drafts.ofKind(transaction, site.host.id, kind);
        // What was never stored is a draft, and nobody has viewed it.
        const isAmong = status === 'draft' || (!status && order !== 'views');
        const unstored = drafted.filter(
          ({ id, document }) => isAmong && isUnstored(id) && isTitledWith(document, text),
        );
        const fresh = unstored.slice(page * size, (page + 1) * size);
        const wanted = {
          text,
          status,
          order,
          skip: Math.max(0, page * size - unstored.length),
          most: size - fresh.length,
        };
        const { entries, total } = await list(transaction, site, wanted);
        const inDraft = new Set(drafted.map(({ id }) => id));
        const scheduled = await schedule.momentsOf(transaction, site.host.id, kind);
        return success({ fresh, entries, inDraft, scheduled, total: total + unstored.length });
      });
    },

    /** Papers that nobody has stored yet, and that an issue of this journal may take in; what has its own moment waits for it. */
    unplaced: (site: SiteContext, { text, journal }: { readonly text: string; readonly journal: string }) =>
      inSite(site, async (transaction) => {
        const scheduled = await schedule.momentsOf(transaction, site.host.id, 'article');
        return (await drafts.ofKind(transaction, site.host.id, 'article')).filter(
          ({ id, document }) =>
            isUnstored(id) &&
            !scheduled.has(id) &&
            isTitledWith(document, text) &&
            [null, undefined, '', journal].includes(document.journal as string | null | undefined) &&
            !document.period,
        );
      }),

    async save({ site, account, role }: At, wanted: SaveDocument): Promise<Result<Saved, Failure>> {
      const found = find(wanted.kind, role);
      if (!found.ok) return found;
      const editable = found.value;
      if (wanted.id === brandNewId && !canBeMade(editable)) return failed(failure('notFound'));
      const saved = await inSite(site, async (transaction): Promise<Result<SavedOrMet, Failure>> => {
        const fields = await fieldsOf(transaction, site, editable);
        const { document, problems } = readForm(fields, withSafeProse(fields, wanted.document, safeHtml));
        const wrong =
          wanted.as === 'draft' ? incompleteAllowed(problems) : [...problems, ...(editable.check?.(document) ?? [])];
        if (wrong.length > 0) return success({ outcome: 'refused', problems: wrong });
        await lock(transaction, site, wanted);
        const { draft, published, document: known } = await current(transaction, site, editable, wanted.id);
        if (!known && wanted.id !== brandNewId) return failed(failure('notFound'));
        if (known && stateOf(known) !== wanted.state)
          return success({
            outcome: 'conflict',
            state: stateOf(known),
            theirs: known,
            account: draft?.account ?? null,
          });
        const isUnseen = published === null;
        const stored = async (id: string, document: Document | null): Promise<Result<SavedOrMet, Failure>> => {
          const { kind } = wanted;
          await unsaved.drop(transaction, { site: site.host.id, account, kind, id: wanted.id });
          return success({ outcome: 'stored', id, state: stateOf(document) });
        };
        const draftId = wanted.id === brandNewId ? draftIds + randomUUID() : wanted.id;
        if (wanted.as === 'draft') {
          await drafts.put(transaction, site.host.id, wanted.kind, draftId, { document, account });
          await log('save-draft', draftId, known, document);
          return stored(draftId, document);
        }
        const place = isUnseen ? null : wanted.id;
        const clashes = (await editable.checkStored?.(transaction, site, document, place)) ?? [];
        if (clashes.length > 0) return success({ outcome: 'refused', problems: clashes });
        if (editable.asksForName?.(published, document) && wanted.name !== site.host.sld)
          return success({ outcome: 'unconfirmed' });
        if (wanted.as === 'scheduled') {
          const at = wanted.at ?? '';
          if (!at || !(await schedule.isToCome(transaction, site.host.id, at)))
            return success({ outcome: 'refused', problems: [{ path: 'publishAt', code: 'momentPassed' }] });
          if (place && editable.isItem && (await schedule.isWithdrawn(transaction, site.host.id, place)))
            return success({ outcome: 'refused', problems: [{ path: 'publishAt', code: 'withdrawn' }] });
          await drafts.put(transaction, site.host.id, wanted.kind, draftId, { document, account });
          await schedule.put(
            transaction,
            { site: site.host.id, kind: wanted.kind, id: draftId },
            { document, account, at },
          );
          await log('schedule', draftId, known, { ...document, publishAt: at });
          return stored(draftId, document);
        }
        if (wanted.as === 'stored') {
          if (!isUnseen || !editable.writeUnseen) return failed(failure('notFound'));
          const id = await editable.writeUnseen(transaction, site, document);
          await drafts.drop(transaction, site.host.id, wanted.kind, wanted.id);
          await schedule.drop(transaction, site.host.id, wanted.kind, wanted.id);
          const kept = await editable.read(transaction, site, id);
          await log('save-draft', id, known, kept);
          return stored(id, kept);
        }
        const ahead = publishedAhead(document, published, await schedule.today(transaction, site.host.id));
        if (ahead && !wanted.now) return success({ outcome: 'ahead', on: ahead });
        const id = await editable.write(transaction, site, place, document, account);
        await drafts.drop(transaction, site.host.id, wanted.kind, wanted.id);
        await schedule.drop(transaction, site.host.id, wanted.kind, wanted.id);
        const nowPublished = await editable.read(transaction, site, id);
        await log('publish', id, published, nowPublished);
        return stored(id, nowPublished);

        function log(action: string, id: string, before: unknown, after: unknown) {
          return record(transaction, { site: site.host.id, account, action, kind: wanted.kind, id, before, after });
        }
      });
      if (!saved.ok || saved.value.outcome !== 'conflict') return saved as Result<Saved, Failure>;
      const { account: by, ...conflict } = saved.value;
      return success({ ...conflict, by: by === null ? null : ((await changes.namesOf([by])).get(by) ?? null) });
    },

    async remove({ site, account, role }: At, { kind, id, state, name }: RemoveDocument) {
      const found = find(kind, role);
      if (!found.ok) return found;
      const editable = found.value;
      if (editable.isDangerous && name !== site.host.sld) return failed(failure('nameToConfirm'));
      return inSite(site, async (transaction): Promise<Result<{ removed: boolean }, Failure>> => {
        await lock(transaction, site, { kind, id });
        const { published, document } = await current(transaction, site, editable, id);
        if (!document) return success({ removed: false });
        if (stateOf(document) !== state) return failed(failure('documentChanged'));
        if (published && !editable.remove) return failed(failure('notFound'));
        if (published) await editable.remove?.(transaction, site, id);
        await drafts.drop(transaction, site.host.id, kind, id);
        await unsaved.drop(transaction, { site: site.host.id, account, kind, id });
        await schedule.drop(transaction, site.host.id, kind, id);
        await record(transaction, { site: site.host.id, account, action: 'remove', kind, id, before: document });
        return success({ removed: true });
      });
    },

    /** Gives up what was prepared and goes back to what readers see. */
    async dropDraft({ site, account, role }: At, { kind, id }: Which): Promise<Result<{ removed: boolean }, Failure>> {
      const found = find(kind, role);
      if (!found.ok) return found;
      return inSite(site, async (transaction) => {
        await lock(transaction, site, { kind, id });
        const draft = await drafts.get(transaction, site.host.id, kind, id);
        if (!draft) return success({ removed: false });
        await drafts.drop(transaction, site.host.id, kind, id);
        await schedule.drop(transaction, site.host.id, kind, id);
        const before = draft.document;
        await record(transaction, { site: site.host.id, account, action: 'drop-draft', kind, id, before });
        return success({ removed: true });
      });
    },

    /** Leaves what was scheduled a draft. */
    async unschedule({ site, account, role }: At, { kind, id }: Which): Promise<Result<{ removed: boolean }, Failure>> {
      const found = find(kind, role);
      if (!found.ok) return found;
      return inSite(site, async (transaction) => {
        const removed = await schedule.drop(transaction, site.host.id, kind, id);
        if (removed) await record(transaction, { site: site.host.id, account, action: 'unschedule', kind, id });
        return success({ removed });
      });
    },
  };
}

/** The day on which something is said to be published, if that is still to come and nobody has been asked about it. */
function publishedAhead(document: Document, published: Document | null, today: string): string | null {
  const on = document.publishedOn;
  return typeof on === 'string' && on > today && published?.publishedOn !== on ? on : null;
}

export type EditDocuments = ReturnType<typeof editDocuments>;
