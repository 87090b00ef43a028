import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, {
    id: 3,
    sld: 'www',
    classification: 'portal',
    gathers: [1],
    columns: {
      template_id: 'portal',
      languages: ['zh', 'en', 'ru', 'ara', 'spa', 'fra', 'de'],
      colour_id: 15,
      colour: '#123456',
      colour1: '#234567',
      colour2: '#345678',
      colour3: '#456789',
      gray_type: 2,
      mag_id: idOf(3, 7),
      media_permission: true,
      umt_flag: true,
      visit_power: false,
      download_power: false,
      logo1: '/files/logo',
      picture_url: '/files/picture',
      keywords: { en: 'optics; lasers', zh: '光学' },
      stop_url: 'https://stop.example/',
    },
  });
});

const allFields = {
  id: 3,
  sld: 'www',
  domain: 'localhost',
  templateId: 'portal',
  colourId: 15,
  colour: '#123456',
  colour1: '#234567',
  colour2: '#345678',
  colour3: '#456789',
  magId: idOf(3, 7),
  magazineClassification: 'portal',
  mediaPermission: true,
  umtFlag: true,
  logo1: '/files/logo',
  pictureUrl: '/files/picture',
  grayType: 2,
  keywords: '光学',
  stopUrl: 'https://stop.example/',
  visitPower: false,
  downloadPower: false,
  expired: false,
  defaultLanguage: 'en',
  sixLanguages: ['zh', 'en', 'ru', 'ara', 'spa', 'fra', 'de'],
  siteIds: [1],
  slds: ['optics'],
};

test('GET /front/site/findBySld and GET /front/site/findBySiteId show every field of a site', async () => {
  for (const path of ['/front/site/findBySld?sld=www', '/front/site/findBySiteId?siteId=3']) {
    const answer = await portal.get('www.localhost', path, { language: 'zh' });
    expect(answer).toMatchObject({ http: 200, status: 0, headers: { xkey: 'f3' } });
    expect(answer.data).toEqual(allFields);
  }
  for (const path of ['/front/site/findBySld?sld=optics', '/front/site/findBySiteId?siteId=1'])
    expect((await portal.get('www.localhost', path)).data).toMatchObject({ id: 1, sld: 'optics', logo1: null });
});

test('both powers are on until a site switches them off', async () => {
  const { data } = await portal.get('optics.localhost', '/front/site/findBySld?sld=optics');
  expect(data).toMatchObject({
    visitPower: true,
    downloadPower: true,
    mediaPermission: false,
    umtFlag: false,
    grayType: 0,
  });
});
