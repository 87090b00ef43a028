import { createHash } from 'node:crypto';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import { type ConsoleRole, permits } from '../../../platform/kernel/console-role.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Document, FieldProblem, FormField } from '../../../platform/kernel/form-field.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import type { SafeHtml } from '../../../platform/ports/safe-html.ts';
import { brandNewId, isUnstored } from '../domain/addresses.ts';
import { isRecord } from '../domain/documents.ts';
import type { DraftStore } from '../store/postgres-drafts.ts';
import type { ConsoleParts } from './console-parts.ts';

export interface At {
  readonly site: SiteContext;
  readonly account: string;
  readonly role: ConsoleRole;
}

export interface Which {
  readonly kind: string;
  readonly id: string;
}

/** Of a document that a site has once nobody makes a second one, which would take the first one's place unseen. */
export const canBeMade = ({ list, isComplete }: Editable): boolean => list !== undefined && !isComplete;

/** Tells this very state of a document; who saves has to name the state they began with. */
export const stateOf = (document: Document | null): string =>
  document === null ? '' : createHash('sha256').update(canonicalJson(document)).digest('hex').slice(0, 32);

/** What was written before its form had a field says nothing of that field: it stays as it is, and is not emptied. */
export const withLaterFields = (written: Document, published: Document | null): Document => ({
  ...published,
  ...written,
});

/** A draft may be incomplete; it is looked at again before readers see it. */
export const incompleteAllowed = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter(({ code }) => code !== 'fieldRequired');

/** What everything that is done to a document begins with: may one, where does it stand, and nobody else meanwhile. */
export function documentEditing({ database, editables, filesAround }: ConsoleParts, drafts: DraftStore) {
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
    id === brandNewId || isUnstored(id) ? null : editable.read(transaction, site, id);

  async function current(transaction: Transaction, site: SiteContext, editable: Editable, id: string) {
    const draft = await drafts.get(transaction, site.host.id, editable.kind, id);
    const published = await publishedOf(transaction, site, editable, id);
    const written = draft && withLaterFields(draft.document, published);
    const caughtUp = written && published && editable.caughtUp?.(written, published);
    return { draft, published, document: caughtUp ?? written ?? published };
  }

  return { byKind, find, inSite, fieldsOf, current, lock };
}

/** Two who save the same document at once take turns, so that the second one sees the first. */
const lock = (transaction: Transaction, site: SiteContext, { kind, id }: Which) =>
  transaction.rows(statement`select pg_advisory_xact_lock(hashtext(${`console ${kind} ${id}`}), ${site.host.id})`);

export type DocumentEditing = ReturnType<typeof documentEditing>;

/** What someone sent, with every text of HTML made safe before anything else looks at it: nothing that is edited can forget to. */
export function withSafeProse(fields: readonly FormField[], given: Document, safe: SafeHtml): Document {
  const cleaned: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const value = given[field.name];
    if (field.type === 'prose' && isRecord(value)) cleaned[field.name] = safeTexts(value, safe);
    if (field.type === 'list' && Array.isArray(value))
      cleaned[field.name] = value.map((entry) => (isRecord(entry) ? withSafeProse(field.of, entry, safe) : entry));
  }
  return cleaned;
}

const safeTexts = (texts: Document, safe: SafeHtml): Document =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, typeof html === 'string' ? safe(html) : html]),
  );
