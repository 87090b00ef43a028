import { describe, expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const event = (counter: number, site = 1) => idOf(site, counter);
const paper = event(50);
let text = '';

async function storeConference(app: TestApp, counter: number, row: object, item: object = {}, site = 1) {
  const id = event(counter, site);
  await storeRows(app, site, 'item', [
    { id, kind: 'conference', status: 'published', titles: { en: `Event ${counter}` }, ...item },
  ]);
  await storeRows(app, site, 'conference', [{ id, series: 'conference', year: 2024, ...row }]);
}

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  text = await storeFile(app, 1, Buffer.from('<p>Three days.</p>'), 'text/html');
  await storeConference(app, 1, {
    code: 'conference2024',
    starts_on: '2024-08-20',
    ends_on: '2024-08-22',
    places: { en: 'Sample City', zh: '示例市' },
    organizers: { en: 'Sample Society' },
    website: 'https://example.org/',
    bodies: { en: text },
    programme: JSON.stringify([
      {
        day: '2024-08-20',
        time: '09:00',
        titles: { en: 'Opening' },
        speakers: [{ names: { en: { full: 'A. Sample' } } }],
      },
    ]),
  });
  await storeConference(app, 2, { year: 2025, code: 'conference2025' });
  await storeConference(app, 3, { series: 'conferences', year: 2024, code: 'conferences2024' });
  await storeConference(app, 4, { series: 'event', year: 2026, code: 'seedOfLight', website: 'javascript:alert(1)' });
  await storeConference(app, 5, { series: 'event', year: 2026, code: 'light10' }, { status: 'draft' });
  await storeConference(app, 6, { series: 'old', year: 2020 }, { status: 'withdrawn', withdrawn_on: '2026-01-01' });
  await storeConference(app, 7, { series: 'event', year: 2026, code: 'znIndex' }, {}, 2);
  await storeConference(app, 8, { series: 'event', year: 2026, code: 'seedOfLight' }, { titles: { en: 'Own' } }, 3);
  await storeArticle(app, 1, paper);
  await storeRows(app, 1, 'collection_entry', [{ collection_id: event(1), position: 1, entry_id: paper }]);
});

const ask = (query: string, host = 'optics.localhost') =>
  portal.get(host, `/front/conference/info?${query}`, { language: 'en' });

describe('conference/info', () => {
  test('tells dates, place, organiser, website, text and programme', async () => {
    const { status, data } = await ask(`id=${event(1)}`);
    expect(status).toBe(0);
    expect(data).toMatchObject({
      resName: 'Event 1',
      startsOn: '2024-08-20',
      endsOn: '2024-08-22',
      place: 'Sample City',
      organizer: 'Sample Society',
      website: 'https://example.org/',
      body: { sha256: text, language: 'en' },
      programme: [{ day: '2024-08-20', time: '09:00', title: 'Opening', speakers: ['A. Sample'], room: '' }],
      entries: [{ kind: 'article', count: 1 }],
      url: `/newMeeting?columnId=${event(1)}`,
    });
  });

  test('finds a conference by series and year, and names the other years of the series', async () => {
    const { data } = await ask('series=conference&year=2024');
    expect(data.id).toBe(event(1));
    expect(data.editions).toMatchObject([{ id: event(2), year: 2025, url: `/newMeeting?columnId=${event(2)}` }]);
    expect((await ask('series=conferences&year=2024')).data.id).toBe(event(3));
    expect((await ask('series=conference&year=2023')).http).toBe(404);
  });

  test('finds an event by its code, which no other site’s event has', async () => {
    expect((await ask('code=seedOfLight')).data.id).toBe(event(4));
    expect((await ask('code=light10')).http).toBe(404);
    expect((await ask('code=znIndex')).http).toBe(404);
  });

  test('a portal shows its own event before that of a gathered site', async () => {
    expect((await ask('code=seedOfLight', 'www.localhost')).data.resName).toBe('Own');
    expect((await ask('series=conference&year=2025', 'www.localhost')).data.id).toBe(event(2));
  });

  test('leads nowhere but to the web', async () => {
    expect((await ask('code=seedOfLight')).data.website).toBeNull();
  });

  test('a withdrawn event keeps its name; events of other sites are not there', async () => {
    expect((await ask(`id=${event(6)}`)).data).toMatchObject({
      resName: 'Event 6',
      withdrawal: { date: '2026-01-01' },
    });
    expect((await ask(`id=${event(7, 2)}`)).status).toBe(10001);
    expect((await ask(`id=${paper}`)).http).toBe(404);
    expect((await ask('series=conference')).http).toBe(400);
  });
});
