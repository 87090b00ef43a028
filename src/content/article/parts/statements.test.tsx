import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { sampleArticle } from '../../../../tests/support/article-answer.ts';
import { serverIntl } from '../../../platform/i18n/intl.server.ts';
import type { Article } from '../contract.ts';
import { articleView } from './article-view.ts';
import { hasStatements, Statements } from './statements.tsx';

const context = { related: [], usePlot: [], citation: null, comments: null };
const viewOf = (given: Partial<Article>) =>
  articleView(sampleArticle(given), { language: 'en', layout: 'page' }, context);

const rendered = (given: Partial<Article>) =>
  renderToStaticMarkup(
    <RawIntlProvider value={serverIntl('en')}>
      <Statements article={viewOf(given)} />
    </RawIntlProvider>,
  );

const contributors = sampleArticle().contributors.map((one, place) => ({
  ...one,
  credits: place === 0 ? ['software', 'Catering'] : [],
}));

test('each author’s roles stand beside the other statements, in the reader’s words', () => {
  const html = rendered({ contributors });
  expect(html).toContain('Software · Catering');
  expect(html).toContain('Data availability');
  expect(html).not.toContain('Sample Group');
});

test('authors who say in sentences who did what are not summed up', () => {
  const statements = [{ type: 'author-contributions', texts: { en: 'JS did it.' }, inText: false }] as const;
  const html = rendered({ contributors, statements: [...statements] });
  expect(html).toContain('JS did it.');
  expect(html).not.toContain('Catering');
});

test('what is printed in the full text is shown to those who do not see the whole of it', () => {
  const statements = [{ type: 'ethics' as const, texts: { en: 'Approved.' }, inText: true }];
  const reading = (extent: 'full' | 'trial') => ({ extent, message: null, reason: null, body: 'a'.repeat(64) });
  expect(hasStatements(viewOf({ statements, reading: reading('full') }))).toBe(false);
  expect(rendered({ statements, reading: reading('trial') })).toContain('Approved.');
});
