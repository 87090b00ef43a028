import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FilesAround } from '../../../platform/item/editing/files-around.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import { permits } from '../../../platform/kernel/console-role.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Document, FieldProblem, FormField } from '../../../platform/kernel/form-field.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import type { SafeHtml } from '../../../platform/ports/safe-html.ts';
import { isTitledWith } from '../domain/draft-titles.ts';
import { isRestorable } from '../domain/restorable.ts';
import type { ChangeStore } from './change-store.ts';
import type { DraftStore } from './draft-store.ts';
import { withSafeProse } from './safe-prose.ts';

interface Parts {
  readonly database: Database;
  readonly editables: readonly Editable[];
  readonly drafts: DraftStore;
  readonly changes: ChangeStore;
  readonly record: RecordAction;
  readonly safeHtml: SafeHtml;
  /** Documents hold texts that lie in the file store. */
  readonly filesAround: Pick<FilesAround, 'transaction'>;
}

interface At {
  readonly site: SiteContext;
  readonly account: string;
  readonly role: ConsoleRole;
}

interface Which {
  readonly kind: string;
  readonly id: string;
}

export interface OpenDocument {
  readonly editable: Editable;
  readonly fields: readonly FormField[];
  readonly id: string;
  readonly document: Document;
  /** What readers see; nothing while it has never been published. */
  readonly published: Document | null;
  readonly isDraft: boolean;
  /** Tells this very state of it; who saves has to name the state they began with. */
  readonly state: string;
}

export interface Save extends Which {
  readonly state: string;
  readonly document: Document;
  readonly as: 'draft' | 'published';
  /** The site's name, from whoever was asked for it. */
  readonly name: string;
}

export type Saved =
  | { readonly outcome: 'stored'; readonly id: string; readonly state: string }
  | { readonly outcome: 'refused'; readonly problems: readonly FieldProblem[] }
  /** Much hangs on it, and the site's name was not given. */
  | { readonly outcome: 'unconfirmed' }
  /** Somebody else has saved meanwhile. Nothing was stored; a person decides. */
  | { readonly outcome: 'conflict'; readonly state: string; readonly theirs: Document; readonly by: string | null };

/** The same, before it is known what the other one is called. */
type SavedOrMet =
  | Exclude<Saved, { readonly outcome: 'conflict' }>
  | (Omit<Extract<Saved, { readonly outcome: 'conflict' }>, 'by'> & { readonly account: string | null });

/** The id of something that does not exist yet. */
const brandNew = 'new';
const draftIds = 'new-';

const stateOf = (document: Document | null): string =>
  document === null ? '' : createHash('sha256').update(canonicalJson(document)).digest('hex').slice(0, 32);

/** A draft may be incomplete; it is looked at again before readers see it. */
const incompleteAllowed = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter(({ code }) => code !== 'fieldRequired');

/** Of a single thing nobody makes a second one, which would take the first one's place unseen. */
const canBeMade = ({ list, isComplete }: Editable): boolean => list !== undefined && !isComplete;

/** The one way in which the console changes things: nothing is overwritten unseen, and every state can be had back. */
export function editDocuments({ database, editables, drafts, changes, record, safeHtml, filesAround }: Parts) {
  const byKind = new Map(editables.map((editable) => [editable.kind, editable]));

  const find = (kind: string, role: ConsoleRole): Result<Editable, Failure> => {
    const editable = byKind.get(kind);
    if (!editable) return failed(failure('notFound'));
    return permits(role, editable.permission) ? success(editable) : failed(failure('consoleRefused'));
  };

  const inSite = <Outcome>(site: SiteContext, work: (transaction: Transaction) => Promise<Outcome>) =>
    filesAround.transaction(database, { reads: [site.host.id], writes: site.host.id }, work);

  const fieldsOf = async (transaction: Transaction, site: SiteContext, { fields, fieldsAt }: Editable) =>
    fieldsAt ? fieldsAt(transaction, site) : fields;

  const publishedOf = async (transaction: Transaction, site: SiteContext, editable: Editable, id: string) =>
    id === brandNew || id.startsWith(draftIds) ? null : editable.read(transaction, site, id);

  async function current(transaction: Transaction, site: SiteContext, editable: Editable, id: string) {
    const draft = await drafts.get(transaction, site.host.id, editable.kind, id);
    const published = await publishedOf(transaction, site, editable, id);
    return { draft, published, document: draft?.document ?? published };
  }

  return {
    byKind,

    async open({ site, role }: At, { kind, id }: Which): Promise<Result<OpenDocument, Failure>> {
      const editable = find(kind, role);
      if (!editable.ok) return editable;
      if (id === brandNew && !canBeMade(editable.value)) return failed(failure('notFound'));
      return inSite(site, async (transaction) => {
        const { draft, published, document } = await current(transaction, site, editable.value, id);
        if (!document && id !== brandNew) return failed(failure('notFound'));
        const fields = await fieldsOf(transaction, site, editable.value);
        const shown = document ?? readForm(fields, {}).document;
        return success({
          editable: editable.value,
          fields,
          id,
          document: shown,
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
        const wish = { text, skip: Math.max(0, page * size - unstored.length), most: size - fresh.length };
        const { entries, total } = await list(transaction, site, wish);
        const inDraft = new Set(drafted.map(({ id }) => id));
        return success({ fresh, entries, inDraft, total: total + unstored.length });
      });
    },

    async save({ site, account, role }: At, wish: Save): Promise<Result<Saved, Failure>> {
      const found = find(wish.kind, role);
      if (!found.ok) return found;
      const editable = found.value;
      if (wish.id === brandNew && !canBeMade(editable)) return failed(failure('notFound'));
      const saved = await inSite(site, async (transaction): Promise<Result<SavedOrMet, Failure>> => {
        const fields = await fieldsOf(transaction, site, editable);
        const { document, problems } = readForm(fields, withSafeProse(fields, wish.document, safeHtml));
        const wrong =
          wish.as === 'draft' ? incompleteAllowed(problems) : [...problems, ...(editable.check?.(document) ?? [])];
        if (wrong.length > 0) return success({ outcome: 'refused', problems: wrong });
        await lock(transaction, site, wish);
        const { draft, published, document: known } = await current(transaction, site, editable, wish.id);
        if (!known && wish.id !== brandNew) return failed(failure('notFound'));
        if (known && stateOf(known) !== wish.state)
          return success({
            outcome: 'conflict',
            state: stateOf(known),
            theirs: known,
            account: draft?.account ?? null,
          });
        const isUnseen = published === null;
        if (wish.as === 'draft') {
          const id = wish.id === brandNew ? draftIds + randomUUID() : wish.id;
          await drafts.put(transaction, site.host.id, wish.kind, id, { document, account });
          await log('save-draft', id, known, document);
          return success({ outcome: 'stored', id, state: stateOf(document) });
        }
        const place = isUnseen ? null : wish.id;
        const clashes = (await editable.checkStored?.(transaction, site, document, place)) ?? [];
        if (clashes.length > 0) return success({ outcome: 'refused', problems: clashes });
        if (editable.asksForName?.(published, document) && wish.name !== site.host.sld)
          return success({ outcome: 'unconfirmed' });
        const id = await editable.write(transaction, site, place, document);
        await drafts.drop(transaction, site.host.id, wish.kind, wish.id);
        const stored = await editable.read(transaction, site, id);
        await log('publish', id, published, stored);
        return success({ outcome: 'stored', id, state: stateOf(stored) });

        function log(action: string, id: string, before: unknown, after: unknown) {
          return record(transaction, { site: site.host.id, account, action, kind: wish.kind, id, before, after });
        }
      });
      if (!saved.ok || saved.value.outcome !== 'conflict') return saved as Result<Saved, Failure>;
      const { account: by, ...conflict } = saved.value;
      return success({ ...conflict, by: by === null ? null : ((await changes.namesOf([by])).get(by) ?? null) });
    },

    /** Puts back what a change replaced, or what it stored; the same as if someone had typed it in again. */
    async restore({ site, account, role }: At, { number, to }: { number: number; to: 'before' | 'after' }) {
      return inSite(site, async (transaction): Promise<Result<{ id: string }, Failure>> => {
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
        const read = kept && readForm(fields, withSafeProse(fields, kept, safeHtml));
        const wanted = read?.document ?? null;
        const wrong = read
          ? isDraft
            ? incompleteAllowed(read.problems)
            : [...read.problems, ...(editable.check?.(read.document) ?? [])]
          : [];
        const [problem] = wrong;
        if (problem) return failed(failure(problem.code));
        // What a colleague has prepared makes room and stays in the log, from where it can be had back.
        const makeRoom = async () => {
          if (!draft) return;
          await drafts.drop(transaction, site.host.id, change.kind, change.id);
          await record(transaction, {
            ...{ site: site.host.id, account, action: 'drop-draft', kind: change.kind, id: change.id },
            before: draft.document,
          });
        };
        if (isDraft && wanted) {
          await makeRoom();
          await drafts.put(transaction, site.host.id, change.kind, change.id, { document: wanted, account });
          await record(transaction, {
            ...{ site: site.host.id, account, action: 'save-draft', kind: change.kind, id: change.id },
            ...{ before: published, after: wanted },
          });
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
        const id = wanted === null ? change.id : await editable.write(transaction, site, place, wanted);
        await record(transaction, {
          ...{ site: site.host.id, account, action: 'restore', kind: change.kind, id },
          ...{ before: published, after: wanted },
        });
        return success({ id });
      });
    },

    async remove({ site, account, role }: At, { kind, id, state, name }: Which & { state: string; name: string }) {
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
        await record(transaction, {
          ...{ site: site.host.id, account, action: 'drop-draft', kind, id, before: draft.document },
        });
        return success({ removed: true });
      });
    },
  };
}

/** Two who save the same thing at once take turns, so that the second one sees the first. */
const lock = (transaction: Transaction, site: SiteContext, { kind, id }: Which) =>
  transaction.rows(statement(sql`select pg_advisory_xact_lock(hashtext(${`console ${kind} ${id}`}), ${site.host.id})`));

export type EditDocuments = ReturnType<typeof editDocuments>;
