import { beforeAll, describe, expect, test } from 'vitest';
import { askPage } from '../support/ask-page.tsx';
import { type SampleMember, storeMember } from '../support/members.ts';
import { useLightSites } from './light-sites.ts';

/** One site with everything, and for each switch one that has everything but that. */
const portal = useLightSites({
  all: {},
  'no-online-first': { sections: { functions: { onlineFirst: false } } },
  'no-accepted': { sections: { functions: { justAccepted: false } } },
  'no-back-issues': { sections: { functions: { backIssues: false } } },
  'no-submission': { sections: { functions: { submission: false } } },
  'no-text': { sections: { functions: { fullText: false } } },
  asking: { sections: { functions: { ask: true } } },
  'no-album': { sections: { aggregated: { enableAlbum: false } } },
  'no-subscription': { sections: { aggregated: { enableSubscription: false } } },
});
let member: SampleMember;
beforeAll(async () => {
  member = await storeMember(portal, { userName: 'reader' });
});

const page = (sld: string, address: string) => askPage(portal, `${sld}.localhost`, address);
const asMember = (sld: string, address: string) =>
  askPage(portal, `${sld}.localhost`, address, { member: { id: member.id, isAssured: false } });
const get = (sld: string, path: string) => portal.get(`${sld}.localhost`, path, member.headers);
const post = (sld: string, path: string, body: object) => portal.post(`${sld}.localhost`, path, body, member.headers);
const feed = async (sld: string, name: string) =>
  (await portal.server.inject({ url: `/rss/${name}.rss`, headers: { host: `${sld}.localhost` } })).statusCode;
const magOf = (sld: string) => `/mag/${portal.id(sld, 'light')}`;
const notOffered = { http: 403, status: 12004, message: 'This site does not offer this.' };

/** Opens an address at both sites: there where all is offered, gone where it isn't. */
async function expectGone(sld: string, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    expect([address, (await page('all', address)).status]).toEqual([address, 200]);
    expect([address, (await page(sld, address)).status]).toEqual([address, 404]);
  }
}

/** What a page says at the site with everything, and not at the other. */
async function expectUnsaid(sld: string, address: (of: string) => string, ...said: readonly string[]): Promise<void> {
  const [whole, without] = [(await page('all', address('all'))).html, (await page(sld, address(sld))).html];
  for (const words of said) {
    expect(whole).toContain(words);
    expect(without).not.toContain(words);
  }
}

describe('onlineFirst', () => {
  const sld = 'no-online-first';

  test('switched off, online first has no page, no tab, no entry in the navigation, no feed, no list at home', async () => {
    await expectGone(sld, '/onlineFirst', '/academic?type=singleFirst');
    expect((await page(sld, `${magOf(sld)}?tab=onlineFirst`)).status).toBe(404);
    await expectUnsaid(sld, magOf, '?tab=onlineFirst');
    await expectUnsaid(sld, () => '/news', 'To onlineFirst', 'To singleFirst');
    await expectUnsaid(sld, () => '/rssList', '/rss/online-first.atom');
    await expectUnsaid(sld, () => '/academic', 'type=singleFirst');
    await expectUnsaid(sld, () => '/homeNav', 'Paper before its issue');
    await expectUnsaid(sld, () => '/emailSubscribe', 'value="online-first"');
    expect([await feed('all', 'online-first'), await feed(sld, 'online-first')]).toEqual([200, 403]);
  });

  test('and its calls refuse politely', async () => {
    const call = '/front/front-article/getFirstPublishArticlesByPage?state=onlineFirst';
    expect(await get('all', call)).toMatchObject({ status: 0, data: { totalElements: 1 } });
    expect(await get(sld, call)).toMatchObject(notOffered);
    const alert = { email: 'a@sample.test', code: '123456', type: ['online-first'] };
    expect(await post(sld, '/front/frontMembers/subscribe', alert)).toMatchObject(notOffered);
  });

  test('the papers themselves stay where they are', async () => {
    expect((await page(sld, '/article/doi/10.5555/first')).html).toContain('Paper before its issue');
    expect((await page(sld, '/justAccepted')).html).toContain('Accepted manuscript');
  });
});

describe('justAccepted', () => {
  const sld = 'no-accepted';

  test('switched off, accepted manuscripts have no page, no tab, no entry in the navigation, no feed, no list at home', async () => {
    await expectGone(sld, '/justAccepted');
    expect((await page(sld, `${magOf(sld)}?tab=justAccepted`)).status).toBe(404);
    await expectUnsaid(sld, magOf, '?tab=justAccepted');
    await expectUnsaid(sld, () => '/news', 'To justAccepted');
    await expectUnsaid(sld, () => '/rssList', '/rss/just-accepted.atom');
    await expectUnsaid(sld, () => '/homeNav', 'Accepted manuscript');
    expect([await feed('all', 'just-accepted'), await feed(sld, 'just-accepted')]).toEqual([200, 403]);
  });

  test('and the call refuses politely', async () => {
    const call = '/front/front-article/getFirstPublishArticlesByPage?state=justAccepted';
    expect(await get('all', call)).toMatchObject({ status: 0, data: { totalElements: 1 } });
    expect(await get(sld, call)).toMatchObject(notOffered);
    expect((await page(sld, '/onlineFirst')).html).toContain('Paper before its issue');
  });
});

describe('backIssues', () => {
  const sld = 'no-back-issues';
  const issue = (of: string, key: string) => `/issue?activeName=${portal.id(of, key)}`;

  test('switched off, the current issue stands alone: no page of all, no tab, no tree, no entry, no neighbours', async () => {
    await expectGone(sld, '/issues', '/academic?type=backissue');
    expect((await page(sld, `${magOf(sld)}?tab=issues`)).status).toBe(404);
    await expectUnsaid(sld, magOf, '?tab=issues');
    await expectUnsaid(sld, () => '/news', 'To backissue', 'To issues');
    await expectUnsaid(sld, () => '/academic', 'type=backissue', 'Vol.\u00a024');
    await expectUnsaid(sld, (of) => issue(of, 'light/2025/2'), '/issues?publicationIndexId', 'rel="prev"');
    await expectUnsaid(sld, () => '/homeNav', 'data-part="issue-list"');
    expect((await page(sld, '/academic')).html).toContain('Paper in its issue');
  });

  test('and the tree of periods has the current one alone; of back issues it refuses politely', async () => {
    const tree = '/front/front-period/getPeriodTree?groupByYear=false';
    expect((await get('all', tree)).data[0].periods).toHaveLength(4);
    expect((await get(sld, tree)).data[0].periods).toMatchObject([{ year: 2025, issue: '2' }]);
    expect(await get(sld, `${tree}&isBack=true`)).toMatchObject(notOffered);
  });

  test('an older issue that a paper names still opens', async () => {
    expect((await page(sld, issue(sld, 'light/2024/1'))).status).toBe(200);
  });
});

describe('submission', () => {
  const sld = 'no-submission';

  test('switched off, nobody is invited to submit: no page, no entry in the navigation and in the personal center', async () => {
    await expectGone(sld, '/manuscript', '/videoSubmission');
    await expectUnsaid(sld, () => '/news', 'To manuscript', 'To videoSubmission');
    expect((await asMember('all', '/personal')).html).toContain('data-menu="submission"');
    expect((await asMember(sld, '/personal')).html).not.toContain('data-menu="submission"');
    expect((await asMember('all', '/personal?menu=submission')).html).toContain('data-part="to-manuscript"');
    expect((await asMember(sld, '/personal?menu=submission')).html).not.toContain('data-part="to-manuscript"');
  });

  test('and beginning one is refused politely, while what was begun before goes on', async () => {
    const begin = '/front/submission/begin';
    const { data } = await post('all', begin, { kind: 'manuscript' });
    expect(await post(sld, begin, { kind: 'manuscript' })).toMatchObject(notOffered);
    expect((await asMember('all', `/manuscript?childId=${data.id}`)).html).toContain('data-at="form"');
    expect((await asMember(sld, '/manuscript?childId=1')).status).not.toBe(404);
  });
});

describe('enableAlbum', () => {
  const sld = 'no-album';

  test('switched off, the personal center has no albums', async () => {
    expect((await asMember('all', '/personal')).html).toContain('data-menu="album"');
    expect((await asMember(sld, '/personal')).html).not.toContain('data-menu="album"');
    for (const address of ['/personalAlbum', '/personal?menu=album']) {
      expect((await asMember('all', address)).status).toBe(200);
      expect((await asMember(sld, address)).status).toBe(404);
    }
  });

  test('and the calls of albums refuse politely; what somebody has can be deleted', async () => {
    const of = (path: string) => `/front/personalAlbum/${path}`;
    const { data } = await post('all', of('saveAlbum'), { name: 'Mine' });
    expect(await get('all', of('search'))).toMatchObject({ status: 0 });
    for (const path of ['search', `info?id=${data.id}`, `res/search?id=${data.id}`])
      expect(await get(sld, of(path))).toMatchObject(notOffered);
    for (const [path, body] of [
      ['saveAlbum', { name: 'Mine' }],
      ['editAlbum', { id: data.id, name: 'Mine' }],
      ['res/addList', { albumId: data.id, ids: [portal.id(sld, '10.5555/first')] }],
    ] as const)
      expect(await post(sld, of(path), body)).toMatchObject(notOffered);
    expect((await post(sld, of('delete'), { id: data.id })).status).not.toBe(notOffered.status);
  });
});

describe('fullText', () => {
  const sld = 'no-text';

  test('switched off, searches have no tab of whole texts, and the call refuses', async () => {
    await expectGone(sld, '/textList?tab=text&q=light');
    await expectUnsaid(sld, () => '/textList?q=light', 'tab=text');
    await expectUnsaid(sld, () => '/searchFrame?q=light', 'tab=text');
    expect((await page(sld, '/textList?q=light')).status).toBe(200);
    expect(await get('all', '/front/advSearch?q=light&in=text')).toMatchObject({ status: 0 });
    expect(await get(sld, '/front/advSearch?q=light&in=text')).toMatchObject(notOffered);
    expect(await get(sld, '/front/advSearch/clusters?q=light&in=text')).toMatchObject(notOffered);
  });
});

describe('ask', () => {
  test('switched off, which it is until somebody wants it, questions have no page, no link and no call', async () => {
    const call = '/front/ask/passages?q=light';
    expect([(await page('asking', '/ask')).status, (await page('all', '/ask')).status]).toEqual([200, 404]);
    expect((await page('asking', '/searchFrame?q=light')).html).toContain('href="/ask?q=light');
    expect((await page('all', '/searchFrame?q=light')).html).not.toContain('/ask');
    expect((await get('asking', call)).status).not.toBe(notOffered.status);
    expect(await get('all', call)).toMatchObject(notOffered);
    expect(await post('all', '/front/ask/answer', { q: 'light' })).toMatchObject(notOffered);
  });
});

describe('enableSubscription', () => {
  const sld = 'no-subscription';

  test('switched off, nothing leads to alerts by e-mail, and their page says that there are none', async () => {
    await expectUnsaid(sld, () => '/news', 'To emailSubscribe');
    await expectUnsaid(sld, () => '/emailSubscribe', 'data-part="subscribe"');
    expect((await page(sld, '/emailSubscribe')).html).toContain('This site offers no e-mail alerts.');
    expect((await asMember('all', '/personal?menu=message&tab=alerts')).html).toContain(
      'href="/emailSubscribe?lang=en"',
    );
    expect((await asMember(sld, '/personal?menu=message&tab=alerts')).html).not.toContain(
      'href="/emailSubscribe?lang=en"',
    );
  });

  test('and subscribing is refused politely', async () => {
    const alert = { email: 'a@sample.test', code: '123456', type: ['current'] };
    expect(await post(sld, '/front/frontMembers/subscribe', alert)).toMatchObject(notOffered);
    expect(await post(sld, '/front/frontMembers/sendSubscribeCode', { email: 'a@sample.test' })).toMatchObject(
      notOffered,
    );
  });
});

test('GET /front/site/getMagazineFunctionalControl says which pages there are', async () => {
  const pages = {
    onlineFirst: ['no-online-first', '/onlineFirst'],
    justAccepted: ['no-accepted', '/justAccepted'],
    backIssues: ['no-back-issues', '/issues'],
    submission: ['no-submission', '/manuscript'],
  } as const;
  for (const [name, [sld, address]] of Object.entries(pages))
    for (const of of ['all', sld]) {
      const { data } = await get(of, '/front/site/getMagazineFunctionalControl');
      expect([name, of, (await page(of, address)).status]).toEqual([name, of, data[name] ? 200 : 404]);
      expect(data[name]).toBe(of === 'all');
    }
});
