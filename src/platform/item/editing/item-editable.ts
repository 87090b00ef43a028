import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Choice, Document, FormField } from '../../kernel/form-field.ts';
import type { Id } from '../../kernel/id.ts';
import { itemAddress } from '../../kernel/item-address.ts';
import type { SiteContext } from '../../kernel/site-context.ts';
import type { Text } from '../../kernel/text.ts';
import type { Transaction } from '../../ports/database.ts';
import type { Editable } from '../../ports/editable.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { madeHere } from '../../ports/storable.ts';
import { setEmbargo } from '../embargo.ts';
import type { Kind } from '../kind.ts';
import { todayAt } from '../today-at.ts';
import { publishMembers, restoreNow, withdrawNow } from '../withdraw-item.ts';
import { setColumns } from '../writing/columns.ts';
import { changed, type DraftChanges, joined } from '../writing/draft-changes.ts';
import type { ItemDraft } from '../writing/item-draft.ts';
import { keepEdits } from '../writing/kept-edits.ts';
import { statement } from '../writing/raw-statement.ts';
import { storeFiles } from '../writing/store-files.ts';
import { takeTurn, type WriteUnits } from '../writing/write-units.ts';
import { fileFacts, withFacts } from './file-facts.ts';
import { valuesOf } from './item-fields.ts';
import type { ItemChanges, ItemField, ItemForm } from './item-form.ts';
import { isTaken, unknownFiles, wrongLines } from './item-problems.ts';
import { listItems } from './list-items.ts';
import { memberDrafts, storedDraft } from './member-drafts.ts';
import { linkedIds, referencesTo, withReferences } from './references.ts';
import { noItem, readStoredItems, type StoredItem } from './stored-item.ts';

interface EditingParts {
  readonly kinds: readonly Kind[];
  readonly files: Pick<FileStore, 'get' | 'put'>;
  readonly write: WriteUnits;
  /** The columns of a site that hold content. */
  readonly columnsOf: (transaction: Transaction, site: number) => Promise<readonly Choice[]>;
}

/** Every form ends with the columns in which the thing stands, where the site has any. */
const columnsField = (choices: readonly Choice[]): FormField => ({
  name: 'columns',
  type: 'choices',
  label: 'field.columns',
  help: 'help.columns',
  choices,
  part: 'kind',
});

/** What has a text or files of its own may be closed for a time; figures and tables follow their paper. */
const embargoField: FormField = {
  name: 'embargoUntil',
  type: 'minute',
  label: 'field.embargoUntil',
  help: 'help.embargoUntil',
  part: 'dates',
};
const kindsOfPapers = ['figure', 'table'];

/** Everything published is edited in the same way: its kind says which fields there are and where their values lie. */
export function itemEditable(form: ItemForm, { kinds, files, write, columnsOf }: EditingParts): Editable {
  const kindOf = (wanted: string): Kind => {
    const kind = kinds.find(({ name }) => name === wanted);
    if (!kind) throw new Error(`"${wanted}" is not a kind of content.`);
    return kind;
  };
  const kind = kindOf(form.kind);
  const { isRecord = false, members } = form;
  const formFields = [...form.fields.map(({ field }) => field), ...(members ? [members.field] : [])];
  const closing = kind.access && !kindsOfPapers.includes(kind.name) ? [embargoField] : [];

  const stored = async (transaction: Transaction, site: number, id: string) =>
    (await readStoredItems(transaction, site, kind, [id], form.parts ?? []))[0] ?? null;

  async function documentOf(item: StoredItem): Promise<Document> {
    const values: Record<string, unknown> = { ...valuesOf(form.fields, item), columns: item.columns };
    if (closing.length > 0) values.embargoUntil = item.embargoUntil;
    for (const { field, inFiles } of form.fields)
      if (inFiles) values[field.name] = await readTexts(files, values[field.name] as Text);
    return values;
  }

  /** The document with the hashes of its texts in place of the texts. */
  async function kept(transaction: Transaction, site: number, document: Document, before: StoredItem) {
    const values: Record<string, unknown> = { ...document };
    for (const { field, inFiles, read } of form.fields)
      if (inFiles)
        values[field.name] = await keepTexts(
          ...[files, transaction, site, (document[field.name] ?? {}) as Text, read(before) as Text],
        );
    return values;
  }

  async function keyOfNew(transaction: Transaction, site: number, document: Document): Promise<string> {
    const chosen = formFields.flatMap(({ name, type }) => (type === 'reference' ? [document[name]] : []));
    const referenceOf = await referencesTo(
      ...[transaction, site, chosen.filter((id): id is string => typeof id === 'string')],
    );
    return form.keyOf?.(document, (id) => referenceOf(id)?.key) ?? `console:${randomUUID()}`;
  }

  return {
    kind: form.kind,
    isItem: true,
    permission: 'content.edit',
    section: 'content',
    fields: formFields,
    async fieldsAt(transaction, { host }) {
      const columns = await columnsOf(transaction, host.id);
      return [...formFields, ...closing, ...(columns.length > 0 ? [columnsField(columns)] : [])];
    },
    list: (transaction, { host }, wanted) => listItems(transaction, host.id, form.kind, wanted),
    check: (document) => [...wrongLines(form, document), ...(form.check?.(document) ?? [])],
    checkStored: async (transaction, { host }, document, id) => {
      const key = id === null ? await keyOfNew(transaction, host.id, document) : null;
      return [
        ...(await isTaken(transaction, host.id, form, { id, key, document })),
        ...(await unknownFiles(transaction, host.id, form, document)),
        ...((await members?.check(transaction, host.id, id, document)) ?? []),
      ];
    },
    address: (id) => itemAddress({ kind: form.kind, id }),

    async read(transaction, { host }, id) {
      const item = await stored(transaction, host.id, id);
      if (!item) return null;
      const around = members && { [members.field.name]: await members.read(transaction, host.id, id) };
      return { ...(await documentOf(item)), ...around };
    },

    ...(members && {
      caughtUp: (written: Document, now: Document) => {
        const { name } = members.field;
        return { ...written, [name]: members.caughtUp(written[name], now[name]) };
      },
    }),

    write: (transaction, site, id, document) => store(transaction, site, id, document, 'published'),
    writeUnseen: (transaction, site, document) => store(transaction, site, null, document, 'draft'),

    ...(!isRecord && {
      async remove(transaction: Transaction, { host }: { host: { id: number } }, id: string) {
        await withdrawNow(transaction, host.id, id, { on: await todayAt(transaction, host.id), reasons: {} });
      },
    }),
  };

  async function store(
    transaction: Transaction,
    { host: { id: site, defaultLanguage } }: SiteContext,
    id: string | null,
    document: Document,
    status: 'published' | 'draft',
  ): Promise<string> {
    await takeTurn(transaction, site);
    const known = id === null ? null : await stored(transaction, site, id);
    const before = known ?? { ...noItem, language: defaultLanguage };
    const values = await kept(transaction, site, document, before);
    const current = valuesOf(form.fields, before);
    const said = form.fields.filter(({ field: { name } }) => !isDeepStrictEqual(values[name], current[name]));
    const key = known?.key ?? (known ? `item:${known.id}` : await keyOfNew(transaction, site, document));
    const { changes, mentioned } = await changesIn(transaction, site, kind, said, values, before);
    await keepEdits(transaction, site, [{ kind: form.kind, key, changes }]);
    const main = { ...(await draftOf(transaction, site, kind, before, key, changes)), status };
    if (known?.isWithdrawnByHand && !isRecord) await restoreNow(transaction, site, known.id);
    const owner = { id: known?.id ?? null, reference: { kind: form.kind, key } };
    const moved = (await members?.changes(transaction, site, owner, document)) ?? new Map();
    const drafts = members ? await memberDrafts(transaction, site, kindOf(members.kind), moved) : [];
    const [written] = await write(transaction, site, [{ mentioned, main, members: drafts, isEdit: true }]);
    if (!written) throw new Error(`${form.kind} "${key}" was not stored.`);
    await setColumns(transaction, site, written.id, (document.columns ?? []) as readonly Id[]);
    if (closing.length > 0)
      await setEmbargo(transaction, site, written.id, (document.embargoUntil ?? null) as string | null);
    if (known?.status === 'draft') await publishMembers(transaction, site, known.id);
    return written.id;
  }
}

const contentType = 'text/html';

/** Texts that lie in the file store, by their hashes. */
async function readTexts(files: Pick<FileStore, 'get'>, hashes: Text): Promise<Text> {
  const read = Object.entries(hashes).map(async ([language, sha256]) => {
    const bytes = sha256 ? await files.get(sha256) : undefined;
    return [language, bytes?.toString('utf8') ?? ''] as const;
  });
  return Object.fromEntries((await Promise.all(read)).filter(([, html]) => html !== ''));
}

/** Puts texts into the file store and answers their hashes. The bytes lie there before any row names them. */
async function keepTexts(
  files: Pick<FileStore, 'put'>,
  transaction: Transaction,
  site: number,
  texts: Text,
  before: Text,
): Promise<Text> {
  const known = new Set(Object.values(before));
  const hashes: Record<string, string> = {};
  for (const [language, html = ''] of Object.entries(texts)) {
    const bytes = Buffer.from(html);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (!known.has(sha256)) {
      await files.put(madeHere(bytes), contentType);
      await storeFiles(transaction, site, [
        { role: 'body', sha256, bytes: bytes.length, contentType, name: 'body.html' },
      ]);
    }
    hashes[language] = sha256;
  }
  return hashes;
}

/** What the fields that someone changed say, with names in place of ids, and the things that they mention for the first time. */
async function changesIn(
  transaction: Transaction,
  site: number,
  kind: Kind,
  fields: readonly ItemField[],
  values: Document,
  before: StoredItem,
): Promise<{ changes: DraftChanges; mentioned: readonly ItemDraft[] }> {
  const all = fields.map(({ field, change }) => change(values[field.name], before, values));
  const tableOf = (name: string) => kind.parts?.find((part) => part.name === name) ?? kind.table;
  const ids = all.flatMap(({ details = {}, parts = {}, entries = [], subjects = [] }) => [
    ...linkedIds(kind.table, [details]),
    ...Object.entries(parts).flatMap(([name, rows]) => linkedIds(tableOf(name), rows)),
    ...entries,
    ...subjects,
  ]);
  const referenceOf = await referencesTo(transaction, site, ids);
  const factsOf = await fileFacts(
    ...[transaction, site, all.flatMap(({ files }) => files?.shown ?? []).map(({ sha256 }) => sha256)],
  );
  const named = ({ details, parts, files, entries, subjects, mentioned, ...others }: ItemChanges): DraftChanges => ({
    ...others,
    ...(details && { details: withReferences(kind.table, details, referenceOf) }),
    ...(parts && {
      parts: Object.fromEntries(
        Object.entries(parts).map(([name, rows]) => [
          name,
          rows.map((row) => withReferences(tableOf(name), row, referenceOf)),
        ]),
      ),
    }),
    ...(files && { files: { ...files, shown: files.shown.flatMap(withFacts(factsOf)) } }),
    ...(subjects && { subjects: subjects.flatMap((id) => referenceOf(id) ?? []) }),
    ...(entries && { entries: entries.flatMap((id) => referenceOf(id) ?? []) }),
  });
  return {
    changes: all.map(named).reduce(joined, {}),
    mentioned: all.flatMap(({ mentioned = [] }) => mentioned),
  };
}

/** A stored thing as the draft that would store it, with what was changed. Parts that nobody changed are left alone. */
async function draftOf(
  transaction: Transaction,
  site: number,
  kind: Kind,
  stored: StoredItem,
  key: string,
  changes: DraftChanges,
): Promise<ItemDraft> {
  if (stored.id !== '' && stored.key === null)
    await transaction.rows(
      statement`update item set source_key = ${key} where site_id = ${site} and id = ${stored.id}`,
    );
  const referenceOf = await referencesTo(transaction, site, linkedIds(kind.table, [stored.details]));
  return changed(storedDraft(kind, stored, key, referenceOf), changes);
}
