import { expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { kinds } from '../../src/content/kinds.ts';
import type { Mark } from '../../src/platform/item/marks/mark.ts';
import { documentSink } from '../../src/platform/item/searching/document-sink.ts';
import { searchableReader } from '../../src/platform/item/searching/read-searchable.ts';
import { createApp } from '../../src/processes/create-app.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { indexedRevisions, itemId, renameItem, storedRevisions, storeItem } from './stored-items.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const items = 50;
const deliveries = 1_000;
const marksInDelivery = 20;

it('takes marks that come twice, late and out of order for what they are: nothing new', async () => {
  const app = createApp(readSettings(portal.soundEnvironment));
  try {
    await app.index.prepare();
    const sink = documentSink({
      read: searchableReader(app.database, kinds),
      index: app.index,
      kinds,
      copiesChanged: async () => {},
      indexed: async () => {},
      textsChanged: async () => {},
      wordsChanged: async () => {},
    });
    for (let place = 0; place < items; place++) await storeItem(portal, opticsNumber, place);
    const random = seededRandom(11);
    const anyMark = (): Mark => ({
      sink: 'index',
      site: opticsNumber,
      item: itemId(opticsNumber, Math.floor(random() * items)),
      revision: String(1 + Math.floor(random() * 5)),
      attempts: 1,
    });

    for (let delivery = 0; delivery < deliveries; delivery += 4) {
      if (delivery % 100 === 0) await renameItem(portal, opticsNumber, delivery % items, `Sample, change ${delivery}`);
      // Four at once: deliveries of several workers overtake each other.
      await Promise.all(
        Array.from({ length: 4 }, () => sink.deliver(Array.from({ length: marksInDelivery }, anyMark))),
      );
    }

    const stored = await storedRevisions(portal);
    const indexed = await indexedRevisions(portal);
    expect(indexed.size).toBe(items);
    for (const [id, revision] of indexed) expect(stored.get(id)).toBe(revision);
  } finally {
    await app.close();
  }
});

it('never lets an old revision overwrite a newer one', async () => {
  const app = createApp(readSettings(portal.soundEnvironment));
  try {
    const id = itemId(opticsNumber, 0);
    const write = (revision: number) =>
      app.index.write([
        {
          site: opticsNumber,
          id,
          revision: String(revision),
          family: 'publications',
          document: {
            site: opticsNumber,
            id,
            kind: 'issue',
            status: 'published',
            title: { en: `revision ${revision}` },
          },
        },
      ]);
    await write(1_000_000);
    for (const late of [3, 999_999, 1]) await write(late);
    expect(await app.index.read(opticsNumber, id)).toMatchObject({ title: { en: 'revision 1000000' } });
  } finally {
    await app.close();
  }
});
