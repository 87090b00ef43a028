import { describe, expect, test } from 'vitest';
import { askPage } from '../support/ask-page.tsx';
import { useLightSites } from './light-sites.ts';

const text = (words: string) => ({ en: words });
const icon = 'a'.repeat(64);
const link = { type: 'external', res_name: text('Partner') };

const portal = useLightSites({
  plain: {},
  dressed: {
    sections: {
      header: {
        name: text('Dressed Letters'),
        tagline: text('A tagline'),
        mark: 'DL',
        navStyle: 'band' as const,
        browserIcon: '/files/browser-icon',
      },
      footer: {
        toolbarStyle: 3,
        publisher: text('A publisher'),
        address: text('A street'),
        copyright: text('All of it'),
        icp: 'ICP-1',
        police: 'Police-2',
        phone: '010-12345678',
        postcode: '100080',
        email: 'a@sample.test',
        issn: '1234-5679',
        eissn: '2345-6788',
        cn: '11-1111/O4',
        qq: '1234567',
        links: [{ name: text('A link'), url: 'https://partner.example/link' }],
      },
      seo: { title: text('A title for robots'), description: text('Described'), keywords: text('optics, light') },
      search: { scopes: ['thesis', 'video'], quickSearch: [text('quickly')] },
      conditions: [{ field: 'doi', names: text('The number of a paper') }],
      look: {
        homeGrid: 'magazine',
        cards: 'tile',
        typePairing: 'serif',
        cssContent: '[data-part="footer"]{padding:1px}',
      },
      service: { title: text('Ask us'), url: 'https://service.example/' },
    },
    columns: {
      picture_url: '/files/site-picture',
      keywords: { en: 'light; photons' },
      logo1: '/files/logo',
      colour_id: 15,
      colour: '#7a2e6b',
      colour1: '#1b6b4a',
      colour2: '#0b6b73',
      colour3: '#a11f3d',
    },
    tools: [
      { ...link, url: 'https://self.example/', cover: '/files/own-icon', link_type2: 'self' },
      // Here linkValue2 stands in the place of url.
      { ...link, link_value2: 'https://blank.example/', cover_id: icon, link_type2: 'blank' },
    ],
  },
  quiet: { sections: { footer: { toolbarStyle: 2 } } },
});
const page = (sld: string, address = '/homeNav') => askPage(portal, `${sld}.localhost`, address);
/** What stands on the page of the dressed site and not on that of the plain one. */
async function expectOnly(said: string, address = '/homeNav'): Promise<void> {
  const [dressed, plain] = [await page('dressed', address), await page('plain', address)];
  expect(dressed.html + JSON.stringify(dressed.meta)).toContain(said);
  expect(plain.html + JSON.stringify(plain.meta)).not.toContain(said);
}

describe('the header', () => {
  test.each([
    ['name', 'Dressed Letters'],
    ['tagline', 'A tagline'],
    ['navStyle', 'data-nav="band"'],
    ['logo1', 'src="/files/logo"'],
  ])('%s stands on every page', (_, said) => expectOnly(said));

  test('the mark stands where there is no logo', async () => {
    expect((await page('plain')).html).toMatch(/>P<\/\w+>/);
    expect((await page('dressed')).html).not.toMatch(/>DL<\/\w+>/);
  });
});

describe('the footer', () => {
  test.each([
    ['publisher', 'A publisher'],
    ['address', 'A street'],
    ['copyright', 'All of it'],
    ['icp', 'ICP-1'],
    ['police', 'Police-2'],
    ['phone', '010-12345678'],
    ['postcode', '100080'],
    ['email', 'a@sample.test'],
    ['qq', '1234567'],
    ['issn', '1234-5679'],
    ['eissn', '2345-6788'],
    ['cn', '11-1111/O4'],
    ['links', 'https://partner.example/link'],
  ])('%s stands below every page', (_, said) => expectOnly(said));
});

describe('what search engines read', () => {
  test.each([
    ['title', 'A title for robots'],
    ['description', 'Described'],
    ['keywords', 'optics, light, photons'],
    ['pictureUrl', 'https://dressed.localhost/files/site-picture'],
  ])('%s stands in the head of the home', (_, said) => expectOnly(said));

  test('pictureUrl is also the picture of pages that have none of their own', () =>
    expectOnly('https://dressed.localhost/files/site-picture', '/news'));
});

describe('the search', () => {
  test('scopes are those of the header search', async () => {
    const scopes = ({ html }: { readonly html: string }) =>
      [...new Set([...html.matchAll(/<option value="(\w+)"/g)].map(([, scope]) => scope))].filter((one) =>
        ['thesis', 'periodical', 'picture', 'table', 'video', 'others'].includes(one ?? ''),
      );
    expect(scopes(await page('plain'))).toEqual(['thesis', 'periodical', 'picture', 'table', 'video', 'others']);
    expect(scopes(await page('dressed'))).toEqual(['thesis', 'video']);
  });

  test('conditions are the fields of the advanced search, under the names that the site gave them', async () => {
    const fields = async (sld: string) =>
      new Set(
        [...(await page(sld, '/seniorSearch')).html.matchAll(/<option value="([\w.]+_tic|doi|part)"/g)].map(
          ([, name]) => name,
        ),
      );
    expect([...(await fields('plain'))]).not.toContain('doi');
    expect([...(await fields('dressed'))]).toEqual(['doi']);
    await expectOnly('The number of a paper', '/seniorSearch');
  });
});

describe('the look', () => {
  const theme = async (sld: string) => (await portal.get(`${sld}.localhost`, '/front/site/getTheme')).data;
  const sheet = async (sld: string) =>
    (await portal.server.inject({ url: (await theme(sld)).stylesheet, headers: { host: `${sld}.localhost` } })).body;

  test('cards decide how texts are listed, homeGrid, typePairing, colours and cssContent how pages look', async () => {
    expect(await theme('dressed')).toMatchObject({ cards: 'tile', homeGrid: 'magazine', typePairing: 'serif' });
    const own = await sheet('dressed');
    expect(own).not.toBe(await sheet('plain'));
    // colourId 15 means the site's own colour, colour1, colour2 and colour3.
    for (const said of ['#7a2e6b', 'footer', '--font']) expect(own.toLowerCase()).toContain(said);
  });
});

describe('the floating toolbar', () => {
  test('toolbarStyle 3 is always there, 1 and 2 after scrolling; tools have the icon of cover or coverId, the window of linkType2', async () => {
    const { html } = await page('dressed', '/news');
    expect(html).toContain('data-part="toolbar"');
    expect(html).toMatch(/href="https:\/\/self\.example\/"[^>]*title="Partner"><img[^>]*src="\/files\/own-icon"/);
    expect(html).toMatch(
      new RegExp(`href="https://blank.example/"[^>]*target="_blank"[^>]*><img[^>]*src="/files/${icon}"`),
    );
    for (const sld of ['plain', 'quiet']) expect((await page(sld)).html).not.toContain('data-part="toolbar"');
  });
});
