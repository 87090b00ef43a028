import { expect, test } from 'vitest';
import { sampleArticle } from '../../../../tests/support/article-answer.ts';
import type { Article } from '../contract.ts';
import { abstractPieces } from './abstract-pieces.ts';
import { articleView } from './article-view.ts';
import { partView } from './sub-articles.tsx';
import { tombstoneView } from './tombstone-view.ts';

const context = { related: [], usePlot: [], citation: null, comments: null };
const view = (given: Partial<Article> = {}, language: 'zh' | 'en' | 'ara' | 'de' = 'en') =>
  articleView(sampleArticle(given), { language, layout: 'page' }, context);

test('the title stands in the reader’s language first, then in the paper’s own', () => {
  const { title, secondTitle } = view();
  expect(title).toEqual({ text: 'A sample of light', lang: 'en', dir: 'ltr' });
  expect(secondTitle).toMatchObject({ text: '光的样本', lang: 'zh-CN' });
});

test('a reader of another language sees the paper’s own title and the English one', () => {
  const { title, secondTitle } = view({}, 'de');
  expect([title.lang, secondTitle?.lang]).toEqual(['zh-CN', 'en']);
});

test('an Arabic title is set from right to left', () => {
  expect(view({ titles: { ara: 'عينة من الضوء' } }, 'ara').title).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('abstracts never travel as page data', () => {
  const article = { abstracts: { en: '<p>Secret of the abstract</p>' }, summaries: { zh: 'a < b' } };
  expect(JSON.stringify(view(article))).not.toContain('Secret of the abstract');
  expect(abstractPieces(sampleArticle(article), 'en').map(({ slot, html }) => [slot, html])).toEqual([
    ['abstract-en', '<p>Secret of the abstract</p>'],
    ['abstract-zh', '<p>a &lt; b</p>'],
  ]);
});

test('a slot’s name cannot end the comment that it stands in', () => {
  const [piece] = abstractPieces(sampleArticle({ abstracts: { 'x-->y': 'a' }, summaries: {} }), 'en');
  expect(piece?.slot).toBe('abstract-xy');
});

test('notices about the paper make its banner; other links stand below', () => {
  const link = {
    id: '9',
    doi: null,
    titles: { en: 'Notice' },
    summaries: { en: 'Labels of Figure 3.' },
    language: 'en',
    publishDate: '2026-04-01',
    url: '/n',
  };
  const tagged = view({
    integrity: 'retracted',
    links: [
      { ...link, type: 'retracts', inverse: true },
      { ...link, type: 'comments-on', inverse: true },
      { ...link, type: 'corrects', inverse: false },
    ],
  });
  expect(tagged.integrity?.state).toBe('retracted');
  expect(tagged.integrity?.notices.map(({ relation }) => relation)).toEqual(['retracts-inverse']);
  expect(tagged.integrity?.notices[0]?.summary?.text).toBe('Labels of Figure 3.');
  expect(tagged.links.map(({ relation }) => relation)).toEqual(['comments-on-inverse', 'corrects']);
});

test('the same paper in another language is a translation, whichever of the two was first', () => {
  const other = { id: '9', doi: null, titles: {}, summaries: {}, language: 'en', publishDate: null, url: '/e' };
  for (const inverse of [true, false])
    expect(view({ links: [{ ...other, type: 'translates', inverse }] }).translations).toEqual([
      { href: '/e', language: 'en', tag: 'en' },
    ]);
  for (const link of [
    { ...other, type: 'translates', inverse: true, language: 'zh' },
    { ...other, type: 'translates', inverse: true, language: null },
    { ...other, type: 'comments-on', inverse: true },
  ])
    expect(view({ links: [link] }).translations).toEqual([]);
});

test('what the editors say of a paper is shown with it, to who may read it', () => {
  const part = {
    position: 1,
    type: 'editor-report',
    language: 'en',
    titles: { en: 'Assessment' },
    doi: null,
    publishDate: null,
    names: [],
    body: 'abc',
  };
  expect(view({ subArticles: [part] }).assessment).toMatchObject({ sha256: 'abc', title: { text: 'Assessment' } });
  expect(view({ subArticles: [{ ...part, body: null }] }).assessment).toBeNull();
  expect(view({ subArticles: [{ ...part, type: 'referee-report' }] }).assessment).toBeNull();
});

test('sections of a text stand below its chapters, at whichever level the text begins', () => {
  const levels = (...given: number[]) =>
    view({ outline: given.map((level) => ({ level, anchor: `s${level}`, title: 'Section' })) }).outline.map(
      ({ level }) => level,
    );
  expect(levels(1, 2, 2, 1)).toEqual([2, 3, 3, 2]);
  expect(levels(2, 3, 4, 5)).toEqual([2, 3, 4]);
});

test('a reader of the beginning gets no outline of the rest, and the message', () => {
  const outline = [{ level: 2, anchor: 's1', title: 'Introduction' }];
  const trial = view({
    outline,
    reading: { extent: 'trial', message: 'Please log in', reason: null, body: 'a'.repeat(64) },
  });
  expect(trial.outline).toEqual([]);
  expect(trial.body?.isWhole).toBe(false);
  expect(trial.refusal.reading).toBe('Please log in');
});

test('a PDF that may not be downloaded cannot be read in the page either', () => {
  expect(view().files[0]?.read).toContain('/previewFile?');
  expect(view({ downloading: { allowed: false, message: 'Please log in', reason: null } }).files[0]?.read).toBeNull();
});

test('only the corresponding author’s e-mail is shown; an ORCID is a full address', () => {
  const [author] = view().people;
  expect(author?.orcid).toEqual({ href: 'https://orcid.org/0000-0002-1825-0097', authenticated: true });
  const [contributor] = sampleArticle().contributors;
  if (!contributor) throw new Error('The sample has no author.');
  const contributors = [{ ...contributor, corresponding: false, email: 'private@example.org' }];
  expect(JSON.stringify(view({ contributors }))).not.toContain('private@example.org');
});

test.each([
  ['en', 2300, 10],
  ['zh', 2000, 5],
  ['en', 3, 1],
] as const)('a %s text of %i words takes %i minutes', (language, words, minutes) => {
  expect(view({ language, words }).minutes).toBe(minutes);
});

test('what was withdrawn keeps its title, date, reason and links', () => {
  const withdrawal = { date: '2026-05-01', reasons: { en: 'A copy' } };
  const stone = tombstoneView(sampleArticle({ status: 'withdrawn', withdrawal }), { language: 'en', layout: 'page' });
  expect(stone).toMatchObject({ date: '2026-05-01', reason: { text: 'A copy' }, title: { text: 'A sample of light' } });
});

test('a review has its own language', () => {
  const sub = { position: 1, type: 'referee-report', language: 'ara', titles: {}, doi: null, publishDate: null };
  const part = partView(sampleArticle(), { ...sub, names: [], body: 'b' }, { language: 'en', layout: 'page' });
  expect(part.body).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('a paper under an embargo offers no login, whether it has a text here or only a file', () => {
  const refused = { message: 'Open from 4 March 2090', reason: null, opensAt: '2090-03-04T09:30:00Z' };
  const downloading = { allowed: false, ...refused };
  const withText = view({ reading: { extent: 'trial', ...refused, body: null }, downloading });
  const withFile = view({ reading: { extent: 'none', message: null, reason: null, body: null }, downloading });
  expect([withText.opensAt, withFile.opensAt]).toEqual([refused.opensAt, refused.opensAt]);
});
