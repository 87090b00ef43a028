import { describe, expect, test } from 'vitest';
import { askPage } from '../support/ask-page.tsx';
import { useLightSites } from './light-sites.ts';

const text = (words: string) => ({ en: words });
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

const portal = useLightSites({
  plain: {},
  helped: {
    sections: {
      aiqa: {
        enabled: true,
        title: text('Ask the assistant'),
        url: 'https://assistant.example/frame',
        place: 'start',
        appId: 'public-7',
        appName: text('Sample assistant'),
        texts: text('Answers about this journal'),
      },
      service: { title: text('Ask a person'), url: 'https://service.example/' },
      access: { hostedPages: ['https://hosted.example/page'], jumpOrigins: ['https://jump.example'] },
    },
    columns: { umt_flag: true },
  },
  'assistant-off': {
    sections: { aiqa: { enabled: false, title: text('Ask the assistant'), url: 'https://assistant.example/frame' } },
  },
  asking: { sections: { functions: { shortRankings: false }, aggregated: { enableComment: false } } },
  'not-its-own': { columns: { mag_id: null } },
  locked: { columns: { visit_power: false, download_power: false } },
  stopped: { columns: { stop_url: 'https://elsewhere.example/' } },
  moved: { columns: { static_page_url: 'https://static.example/' } },
  resting: { columns: { maintenance: true } },
  expired: { columns: { expires_at: yesterday } },
  forbidden: { columns: { forbidden: true } },
  chinese: { columns: { default_language: 'zh', languages: ['zh'] } },
  group: { columns: { classification: 'portal' } },
});
const page = (sld: string, address = '/homeNav') => askPage(portal, `${sld}.localhost`, address);
const html = async (sld: string, address?: string) => (await page(sld, address)).html;

describe('what others offer', () => {
  test.each([
    ['title', 'Ask the assistant'],
    ['url', 'https://assistant.example/frame'],
    ['place', 'data-place="start"'],
    ['appId', 'appId=public-7'],
    ['appName', 'Sample assistant'],
    ['texts', 'Answers about this journal'],
  ])('the %s of the assistant stands on every page of a site that has it enabled', async (_, said) => {
    expect(await html('helped')).toContain(said);
    expect(await html('assistant-off')).not.toContain(said);
  });

  test.each([
    ['title', 'Ask a person'],
    ['url', 'https://service.example/'],
  ])('the %s of the service stands on every page', async (_, said) => {
    expect(await html('helped')).toContain(said);
    expect(await html('plain')).not.toContain(said);
  });

  test('hostedPages are the pages that /hostingPage frames', async () => {
    expect(await html('helped', '/hostingPage')).toContain('src="https://hosted.example/page"');
    expect(await html('plain', '/hostingPage')).not.toContain('<iframe');
  });

  test('jumpOrigins are where a login may lead back to, umtFlag offers the login by others', async () => {
    const ways = async (sld: string) => (await portal.get(`${sld}.localhost`, '/api/loginMethods')).data;
    expect(await ways('helped')).toMatchObject({ returnOrigins: ['https://jump.example'] });
    expect(await ways('plain')).toMatchObject({ returnOrigins: [], providers: [] });
  });
});

describe('what readers may do', () => {
  test('shortRankings are the windows of a week and of one month', async () => {
    const windows = async (sld: string) =>
      [...(await html(sld, '/articleRankList')).matchAll(/window=(\w+)/g)].map(([, window]) => window);
    expect(await windows('plain')).toContain('week');
    expect(await windows('asking')).not.toContain('week');
  });

  test('enableComment is whether papers have comments', async () => {
    const paper = '/article/doi/10.5555/issued';
    expect(await html('plain', paper)).toContain('data-part="comments"');
    expect(await html('asking', paper)).not.toContain('data-part="comments"');
  });

  test('visitPower and downloadPower switched off ask visitors to log in', async () => {
    const power = async (sld: string) => (await portal.get(`${sld}.localhost`, '/front/site/checkPower')).data;
    expect(await power('plain')).toMatchObject({ visitPower: true, downloadPower: true, visitMessage: null });
    expect(await power('locked')).toMatchObject({
      visitPower: false,
      downloadPower: false,
      visitMessage: 'Please log in to your personal account to obtain full text reading permission',
    });
  });

  test('magId is the journal whose site it is: /academic opens it', async () => {
    expect(await html('plain', '/academic')).toContain('Paper in its issue');
    expect(await html('not-its-own', '/academic')).not.toContain('Paper in its issue');
  });
});

describe('where readers are led', () => {
  test.each([
    ['stopUrl', 'stopped', { status: 302, goes: 'https://elsewhere.example/' }],
    ['staticPageUrl', 'moved', { status: 302, goes: 'https://static.example/' }],
    ['maintenance', 'resting', { status: 503, goes: null }],
    ['forbidden', 'forbidden', { status: 403, goes: null }],
  ])('%s decides at the door', async (_, sld, expected) => expect(await page(sld)).toMatchObject(expected));

  test('expiresAt in the past closes the site with its reminder', async () => {
    expect((await page('expired')).html).toBe('');
    expect((await page('plain')).html).not.toBe('');
  });

  test('classification decides which home it has: the portal’s is /scanHome', async () => {
    expect(await html('plain')).toContain('href="/homeNav?lang=en"');
    expect(await html('group')).toContain('href="/scanHome?lang=en"');
  });

  test('languages are what the header offers first; defaultLanguage is what a page begins with', async () => {
    const own = (content: string) => /<ul class="[^"]*ownLanguages[^"]*">(.*?)<\/ul>/s.exec(content)?.[1] ?? '';
    expect(own(await html('plain', '/homeNav?lang=zh'))).toContain('>English<');
    expect(own(await html('chinese', '/homeNav?lang=zh'))).not.toContain('>English<');
    const header = async (sld: string) => (await portal.get(`${sld}.localhost`, '/front/site/getConfigHeader')).data;
    expect([(await header('plain')).defaultLanguage, (await header('chinese')).defaultLanguage]).toEqual(['en', 'zh']);
  });
});
