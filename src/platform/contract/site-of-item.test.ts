import { expect, test } from 'vitest';
import { idOf } from '../kernel/id.ts';
import { type DirectoryEntry, gatheredSite, ownSite, type SiteState } from '../kernel/site-context.ts';
import { createSiteOfItem } from './site-of-item.ts';

const entry = (id: number, gathers: readonly number[] = [], state: SiteState = 'open'): DirectoryEntry => ({
  id,
  sld: `s${id}`,
  defaultLanguage: 'en',
  state,
  gathers,
});
const many = Array.from({ length: 150 }, (_, place) => place + 10);
const portal = entry(1, [...many, 300, 301]);
const sites = new Map(
  [portal, entry(2), entry(300, [], 'expired'), ...many.map((id) => entry(id))].map((site) => [site.id, site]),
);
const siteOfItem = createSiteOfItem({
  byId: async (id) => sites.get(id),
  byHost: async () => undefined,
  bySld: async () => undefined,
});
const onPortal = ownSite(portal, portal.gathers);

test('a thing of the asked site is read as it was asked', async () => {
  expect(await siteOfItem(onPortal, idOf(1, 5))).toEqual({ ok: true, value: onPortal });
  const narrowed = gatheredSite(portal, entry(10));
  expect(await siteOfItem(narrowed, idOf(10, 5))).toEqual({ ok: true, value: narrowed });
});

test('a thing of a gathered site is read under that site alone and never written', async () => {
  expect(await siteOfItem(onPortal, idOf(10, 5))).toMatchObject({
    ok: true,
    value: { target: { id: 10 }, reads: [10], writes: null },
  });
});

test('every gathered site counts, also beyond those that one statement may read together', async () => {
  expect(onPortal.reads).not.toContain(159);
  expect(await siteOfItem(onPortal, idOf(159, 5))).toMatchObject({ ok: true, value: { reads: [159] } });
});

test('a call about a gathered site may still name a thing of the host', async () => {
  expect(await siteOfItem(gatheredSite(portal, entry(10)), idOf(1, 5))).toMatchObject({
    ok: true,
    value: { target: { id: 1 } },
  });
});

test('a foreign, expired or vanished site is forbidden', async () => {
  for (const site of [2, 300, 301, 999])
    expect(await siteOfItem(onPortal, idOf(site, 5))).toEqual({ ok: false, failure: { code: 'siteForbidden' } });
});

test('an id without a site is not found', async () => {
  for (const id of ['5', 'x', '9999999999999999999'])
    expect(await siteOfItem(onPortal, id)).toEqual({ ok: false, failure: { code: 'notFound' } });
});
