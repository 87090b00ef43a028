import { describe, expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import type { Language } from '../../../../platform/kernel/language.ts';
import { menuEntries } from '../domain/menu.ts';
import PersonalPage, { type PaneView } from './personal-page.tsx';

const nothing = { content: [], totalElements: 0, totalPages: 0, page: 0, size: 20 };

const personalInfo = {
  id: '7',
  userName: 'reader',
  name: 'Sample Reader',
  mobileNo: '138****5678',
  email: 'reader@example.org',
  gender: null,
  region: '',
  major: '',
  institution: '',
  researchField: ['optics'],
  headPicture: null,
  orcid: null,
  hasPassword: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const empty: readonly PaneView[] = [
  { entry: 'collect', type: 'all', list: nothing },
  { entry: 'comment', list: nothing },
  { entry: 'message', messages: { ...nothing, unread: 0 }, alerts: null },
  { entry: 'message', messages: null, alerts: [] },
  { entry: 'download', what: 'download', used: nothing },
  { entry: 'download', what: 'read', used: nothing },
  { entry: 'album', opened: null, albums: nothing },
  { entry: 'submission', opened: null, submissions: nothing, words: {} },
  { entry: 'tasks', tasks: [], words: {} },
];

const draw = (pane: PaneView, language: Language): string =>
  drawn(<PersonalPage loaderData={{ info: personalInfo, pane, menu: [...menuEntries] }} />, {
    language,
    address: '/personal',
    frame: {
      languageInAddress: true,
      member: { name: 'reader', unread: 0, isLibrarian: false },
    },
  });

describe.each(['zh', 'en', 'ara'] as const)('in %s', (language) => {
  test.each(empty.map((pane) => [pane.entry, pane] as const))(
    'the part %s of a member who has nothing yet says what to do',
    (_, pane) => {
      const html = draw(pane, language);
      expect(html).toContain('data-part="empty"');
      expect(html).not.toMatch(/>[a-z]+(?:\.[A-Za-z]+){2,}</);
    },
  );

  test('the information form names every field, with its label', () => {
    const html = draw({ entry: 'infomation' }, language);
    for (const name of ['name', 'gender', 'institution', 'major', 'region', 'researchFields'])
      expect(html).toContain(`name="${name}"`);
    const labelled = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
    const fields = [...html.matchAll(/<(?:input|select)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(fields.length).toBeGreaterThanOrEqual(7);
    expect(labelled).toEqual(expect.arrayContaining(fields));
    for (const value of [personalInfo.name, personalInfo.mobileNo, ...personalInfo.researchField])
      expect(html).toContain(value);
  });
});

test('pages of a list keep the part, its tab and the language', () => {
  const used = { ...nothing, totalElements: 50, totalPages: 3, page: 1, content: [entry] };
  const html = draw({ entry: 'download', what: 'read', used }, 'en');
  expect(html).toContain('href="/personalDownLoad?tab=read&page=2&lang=en"');
  expect(html).toContain('href="/personalDownLoad?tab=read&lang=en"');
});

const entry = {
  id: '1099511627777',
  type: 'article' as const,
  kind: 'article',
  resName: 'On lenses',
  enResName: 'On lenses',
  url: '/thesisDetails?columnId=1099511627777',
  cover: null,
  publishDate: null,
  isThere: true,
  at: '2026-01-01T00:00:00.000Z',
  times: 2,
};
