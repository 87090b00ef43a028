import { createHash, randomUUID } from 'node:crypto';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Document, FieldProblem } from '../../../platform/kernel/form-field.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { RemoveDocument, SaveDocument, SavedDocument } from '../contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { isTitledWith } from '../domain/documents.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { ConsoleParts } from './console-parts.ts';
import {
  type At,
  canBeMade,
  documentEditing,
  draftIds,
  incompleteAllowed,
  type Which,
  withSafeProse,
} from './document-editing.ts';
import { restoringDocuments } from './restore-document.ts';

type Conflict = Extract<SavedDocument, { outcome: 'conflict' }>;

/** The answer with codes where a reader gets messages. */
type Saved =
  | Exclude<SavedDocument, { outcome: 'refused' }>
  | { readonly outcome: 'refused'; readonly problems: readonly FieldProblem[] };

/** The same, before it is known what the other one is called. */
type SavedOrMet = Exclude<Saved, Conflict> | (Omit<Conflict, 'by'> & { readonly account: string | null });

/** Tells this very state of a document; who saves has to name the state they began with. */
const stateOf = (document: Document | null): string =>
  document === null ? '' : createHash('sha256').update(canonicalJson(document)).digest('hex').slice(0, 32);

/** The one way in which the console changes documents: nothing is overwritten unseen, and every state can be had back. */
export function editDocuments(parts: ConsoleParts, drafts: DraftStore, changes: ChangeStore) {
  const { record, safeHtml } = parts;
  const editing = documentEditing(parts, drafts);
  const { byKind, find, inSite, fieldsOf, current, lock } = editing;

  return {
    byKind,
    restore: restoringDocuments(parts, drafts, changes, editing),

    /** `published` is what readers see; null while it has never been published. */
    async open({ site, role }: At, { kind, id }: Which) {
      const editable = find(kind, role);
      if (!editable.ok) return editable;
      if (id === brandNewId && !canBeMade(editable.value)) return failed(failure('notFound'));
      return inSite(site, async (transaction) => {
        const { draft, published, document } = await current(transaction, site, editable.value, id);
        if (!document && id !== brandNewId) return failed(failure('notFound'));
        const fields = await fieldsOf(transaction, site, editable.value);
        return success({
          editable: editable.value,
          fields,
          id,
          document: document ?? readForm(fields, {}).document,
          published,
          isDraft: draft !== null,
          state: stateOf(document),
        });
      });
    },

    /** What stands for nothing stored yet comes first, then what is stored; pages go through both. */
    async list({ site, role }: At, kind: string, { text, page, size }: { text: string; page: number; size: number }) {
      const editable = find(kind, role);
      if (!editable.ok) return editable;
      const { list } = editable.value;
      if (!list) return failed(failure('notFound'));
      return inSite(site, async (transaction) => {
        const drafted = await drafts.ofKind(transaction, site.host.id, kind);
        const unstored = drafted.filter(({ id, document }) => id.startsWith(draftIds) && isTitledWith(document, text));
        const fresh = unstored.slice(page * size, (page + 1) * size);
        const wanted = { text, skip: Math.max(0, page * size - unstored.length), most: size - fresh.length };
        const { entries, total } = await list(transaction, site, wanted);
        const inDraft = new Set(drafted.map(({ id }) => id));
        return success({ fresh, entries, inDraft, total: total + unstored.length });
      });
    },

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
        if (wanted.as === 'draft') {
          const id = wanted.id === brandNewId ? draftIds + randomUUID() : wanted.id;
          await drafts.put(transaction, site.host.id, wanted.kind, id, { document, account });
          await log('save-draft', id, known, document);
          return success({ outcome: 'stored', id, state: stateOf(document) });
        }
        const place = isUnseen ? null : wanted.id;
        const clashes = (await editable.checkStored?.(transaction, site, document, place)) ?? [];
        if (clashes.length > 0) return success({ outcome: 'refused', problems: clashes });
        if (editable.asksForName?.(published, document) && wanted.name !== site.host.sld)
          return success({ outcome: 'unconfirmed' });
        const id = await editable.write(transaction, site, place, document);
        await drafts.drop(transaction, site.host.id, wanted.kind, wanted.id);
        const stored = await editable.read(transaction, site, id);
        await log('publish', id, published, stored);
        return success({ outcome: 'stored', id, state: stateOf(stored) });

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
        await record(transaction, { site: site.host.id, account, action: 'remove', kind, id, before: document });
        return success({ removed: true });
      });
    },

    /** Gives up what was prepared and goes back to what readers see. */
    async dropDraft({ site, account, role }: At, { kind, id }: Which): Promise<Result<{ removed: boolean }, Failure>> {
      const found = find(kind, role);
      if (!found.ok) return found;
      return inSite(site, async (transaction) => {
        const draft = await drafts.get(transaction, site.host.id, kind, id);
        if (!draft) return success({ removed: false });
        await drafts.drop(transaction, site.host.id, kind, id);
        const before = draft.document;
        await record(transaction, { site: site.host.id, account, action: 'drop-draft', kind, id, before });
        return success({ removed: true });
      });
    },
  };
}

export type EditDocuments = ReturnType<typeof editDocuments>;
