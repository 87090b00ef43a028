import { expect, test } from 'vitest';
import { sampleArticle } from '../../../../tests/support/article-answer.ts';
import { drawn } from '../../../../tests/support/drawn.tsx';
import { type Additions, articleView } from './article-view.ts';
import { Rail } from './rail.tsx';

const similarPapers = (related: Additions['related']): string => {
  const additions = { related, usePlot: [], citation: null, comments: null };
  const article = articleView(sampleArticle(), { language: 'en', layout: 'page' }, additions);
  const frame = { address: { path: '/thesisDetails?columnId=1', search: '' } } as object;
  const html = drawn(<Rail article={article} />, { frame });
  return /<section[^>]*data-part="related".*?<\/section>/.exec(html)?.[0] ?? '';
};

test('where nobody could say which papers are similar, that is said with a way to try again', () => {
  const html = similarPapers(null);
  expect(html).toContain('This part of the page could not be loaded.');
  expect(html).toMatch(/<a href="\/thesisDetails\?columnId=1[^"]*">Try again<\/a>/);
});

test('where none are similar, nothing is said', () => {
  expect(similarPapers([])).toBe('');
});
