import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { serverIntl } from '../../../../platform/i18n/intl.server.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { stepsOf } from '../domain/form.ts';
import { reviewStates } from '../domain/review.ts';
import { possibleSteps } from '../domain/steps.ts';
import { plainDetails, submissionStates } from '../domain/submission.ts';
import { Begin, Door } from './begin.tsx';
import { OwnSubmission } from './own-submission.tsx';
import { OwnSubmissions } from './own-submissions.tsx';
import { ReviewRequest } from './review-request.tsx';
import type { OwnSubmission as Shown } from './submission-view.ts';
import { Wizard } from './wizard.tsx';

const file: Shown['files'][number] = {
  id: '31',
  round: 1,
  role: 'manuscript',
  side: 'author',
  name: 'sample.docx',
  bytes: 2_000_000,
  contentType: 'application/pdf',
  language: null,
  event: null,
  addedAt: '2026-01-01T00:00:00Z',
  hasPreview: false,
};
const author = {
  name: { en: 'Sample Author' },
  email: 'a@example.org',
  orcid: '0000-0002-1825-0097',
  affiliation: { en: 'Sample Institute' },
  isCorresponding: true,
};

const submission: Shown = {
  id: '21',
  kind: 'manuscript',
  number: null,
  state: 'draft',
  round: 0,
  titles: { en: 'On light' },
  revision: 1,
  changedAt: '2026-01-01T00:00:00Z',
  sentAt: null,
  journal: null,
  published: null,
  files: [file],
  events: [],
  details: {
    ...plainDetails('en'),
    titles: { en: 'On light' },
    authors: [author, { ...author, name: {} }],
    references: ['Sample A.', 'Sample B.'],
    letter: 'Dear editors',
  },
  guess: { titles: { en: 'On light' }, references: ['Sample A.', 'Sample B.'] },
  steps: ['send'],
  isOwn: true,
  isReading: false,
  problems: [],
};
const me = { name: 'Sample Reader', email: 'b@example.org', orcid: '', institution: '' };
const event = (what: Shown['events'][number]['what'], id: string): Shown['events'][number] => ({
  id,
  what,
  round: 1,
  side: what === 'sent' ? 'author' : 'editor',
  by: '',
  text: 'A letter',
  data: {},
  at: '2026-01-02T00:00:00Z',
});

function draw(language: Language, children: ReactNode): string {
  const element = <RawIntlProvider value={serverIntl(language)}>{children}</RawIntlProvider>;
  const site = { timeZone: 'UTC', defaultLanguage: 'zh', languages: ['zh', 'en'] };
  const frame = {
    language,
    languageInAddress: true,
    home: '/homeNav',
    site,
    address: { path: '/manuscript' },
    enabled: { submission: true },
  };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => null, element }], {
    initialEntries: ['/manuscript'],
    hydrationData: { loaderData: { root: frame } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Every word is there, every field has its label, and nothing is styled in its place. */
function expectSound(html: string): void {
  expect(html).not.toMatch(/(?:submitting|uploading)\.[a-z]/);
  expect(html).not.toContain('style=');
  const named = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(fields.filter((id) => !named.includes(id))).toEqual([]);
}

describe.each(languages)('in %s', (language) => {
  test.each(['manuscript', 'video'] as const)('every step of the form of a %s is drawn in full', (kind) => {
    for (const step of stepsOf(kind)) {
      const html = draw(language, <Wizard submission={{ ...submission, kind }} journals={[]} me={me} tab={step} />);
      expectSound(html);
      expect(html).toContain(`data-step="${step}"`);
      expect(html.match(/<h2/g)).toHaveLength(1);
    }
  });

  test('what stands in the form because of a file asks to be looked at', () => {
    const form = (tab: string) =>
      draw(language, <Wizard submission={submission} journals={[]} me={me} tab={tab} />).match(/data-part="look"/g);
    expect(form('about')).toHaveLength(1);
    expect(form('references')).toHaveLength(1);
    expect(form('authors')).toBeNull();
  });

  test('visitors and members are told how to begin', () => {
    expectSound(draw(language, <Door kind="video" />));
    const html = draw(language, <Begin kind="manuscript" drafts={[submission]} />);
    expectSound(html);
    expect(html).toContain('On light');
  });

  test.each(submissionStates)('what became of one that is %s is told to its author', (state) => {
    const view: Shown = {
      ...submission,
      state,
      number: '2026-0001',
      round: 1,
      steps: possibleSteps(state, 'author'),
      events: [event('sent', '41'), event('review-begun', '42'), event('assigned', '43'), event('accepted', '44')],
    };
    const html = draw(language, <OwnSubmission submission={view} backHref="/personal" />);
    expectSound(html);
    expect(html.match(/data-what="/g)).toHaveLength(3);
    const list = { content: [view], totalElements: 1, totalPages: 1, page: 0, size: 20 };
    expectSound(
      draw(language, <OwnSubmissions submissions={list} hrefOf={() => '/'} submissionHref={(id) => `/${id}`} />),
    );
  });

  test.each(reviewStates)('someone whose review is %s sees where they are', (state) => {
    const review = {
      name: 'Sample Reader',
      state,
      dueOn: '2026-12-01',
      requestedUntil: null,
      attachment: null,
      kind: 'manuscript' as const,
      titles: { en: 'On light' },
      abstracts: { en: 'Light.' },
      keywords: { en: ['light'] },
      advice: state === 'given' ? ('minor' as const) : null,
      toAuthor: '',
      toEditor: '',
      files: [file],
    };
    const html = draw(language, <ReviewRequest code="a-code" review={review} />);
    expectSound(html);
    expect(html.includes('Sample Author')).toBe(false);
  });
});
