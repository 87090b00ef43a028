import { expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { kinds } from '../../content/kinds.ts';
import type { IndexedDocument } from '../ports/search-index.ts';
import { postgresMarks } from './marks/mark-store.ts';
import { documentSink } from './searching/document-sink.ts';
import { searchableReader } from './searching/read-searchable.ts';
import { restoreItem, withdrawItem } from './withdraw-item.ts';
import type { DraftUnit } from './writing/item-draft.ts';
import { createWriter } from './writing/write-units.ts';

const write = createWriter(kinds);
const key = '10.1/taken-back';
const unit: DraftUnit = {
  mentioned: [],
  main: { kind: 'article', key, doi: key, titles: { en: 'A finding' }, details: { type: 'research-article' } },
  members: ['fig-1', 'fig-2'].map((anchor, place) => ({
    kind: 'figure',
    key: `${key}#${anchor}`,
    titles: { en: 'A figure' },
    details: { article: { kind: 'article', key }, position: place + 1 },
  })),
};
const store = () =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) => write(transaction, 1, [unit]));
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await store();
});

/** What the worker tells the search index of all changes so far. */
async function indexed(): Promise<Record<string, unknown>[]> {
  const documents: IndexedDocument[] = [];
  const store = postgresMarks(portal.app.database);
  const index = {
    prepare: async () => {},
    read: async () => undefined,
    write: async (all: readonly IndexedDocument[]) => void documents.push(...all),
  };
  const marks = await store.take('index', 100);
  const read = searchableReader(portal.app.database, kinds);
  await documentSink({
    read,
    index,
    kinds,
    copiesChanged: async () => {},
    indexed: async () => {},
    textsChanged: async () => {},
    wordsChanged: async () => {},
  }).deliver(marks);
  await store.markDelivered(marks);
  return documents.map(({ document }) => document);
}
const stored = async () =>
  (
    await portal.owner.query(
      `select source_key as key, status, withdrawn_on::text as "on", withdrawal from item order by source_key`,
    )
  ).rows;
const withdraw = (name: string, on = '2026-11-15', reason = 'An error in the data') =>
  withdrawItem(portal.app.database, 1, { key: name }, { on, reasons: { en: reason } });
const restore = (name: string) => restoreItem(portal.app.database, 1, { key: name });

test('what is withdrawn keeps its row with the reason, and the search index gets a tombstone', async () => {
  await indexed();
  expect(await withdraw(key.toUpperCase())).toMatchObject({ ok: true, value: { kind: 'article' } });
  const withdrawn = { status: 'withdrawn', on: '2026-11-15', withdrawal: { en: 'An error in the data' } };
  expect(await stored()).toEqual(['', '#fig-1', '#fig-2'].map((end) => ({ key: `${key}${end}`, ...withdrawn })));
  const documents = await indexed();
  expect(documents).toHaveLength(3);
  for (const document of documents) expect(Object.keys(document)).toEqual(['site', 'id', 'kind', 'status', 'copied']);
});

test('withdrawing again for the same reason changes nothing; another reason keeps the day', async () => {
  await withdraw(key, '2026-12-01');
  expect(await indexed()).toEqual([]);
  await withdraw(key, '2026-12-01', 'A better reason');
  expect(await stored()).toEqual(
    ['', '#fig-1', '#fig-2'].map((end) => ({
      key: `${key}${end}`,
      status: 'withdrawn',
      on: '2026-11-15',
      withdrawal: { en: 'A better reason' },
    })),
  );
});

test('an import does not bring back what was withdrawn', async () => {
  await store();
  expect((await stored()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
});

test('undoing publishes it again, but not what was withdrawn for a reason of its own', async () => {
  await restore(key);
  expect((await stored()).map(({ status }) => status)).toEqual(['published', 'published', 'published']);
  await withdraw(`${key}#fig-2`, '2026-11-01', 'The picture is not ours');
  await withdraw(key);
  await restore(key);
  expect(await stored()).toEqual([
    { key, status: 'published', on: null, withdrawal: {} },
    { key: `${key}#fig-1`, status: 'published', on: null, withdrawal: {} },
    { key: `${key}#fig-2`, status: 'withdrawn', on: '2026-11-01', withdrawal: { en: 'The picture is not ours' } },
  ]);
  expect(await indexed()).toContainEqual(
    expect.objectContaining({ status: 'published', title: expect.objectContaining({ en: ['A finding'] }) }),
  );
});

test('what is not stored, a draft, or not withdrawn is left alone, with the reason', async () => {
  expect(await withdraw('10.1/unknown')).toEqual({ ok: false, failure: { code: 'not-stored' } });
  expect(await restore(key)).toEqual({ ok: false, failure: { code: 'not-withdrawn' } });
  await portal.owner.query("update item set status = 'draft' where source_key = $1", [key]);
  expect(await withdraw(key)).toEqual({ ok: false, failure: { code: 'draft' } });
});
