import { expect, test } from 'vitest';
import { drawn } from '../../../../tests/support/drawn.tsx';
import { ArticleText } from './article-text.tsx';
import type { ArticleView } from './article-view.ts';

const withVersion = (value: number, more: object = {}) =>
  ({
    body: null,
    refusal: { reading: null, download: null },
    version: { number: 0, value, isNewest: true, all: [] },
    files: [],
    ...more,
  }) as unknown as ArticleView;

test.each([
  ['an accepted manuscript', -1, 'Accepted manuscript. The full text will follow.', '录用定稿，全文将随后发布。'],
  ['a version of record', 0, 'Full text is not available.', '暂无全文。'],
] as const)('%s without a full text says what to expect', (_, value, en, zh) => {
  expect(drawn(<ArticleText article={withVersion(value)} />)).toContain(en);
  expect(drawn(<ArticleText article={withVersion(value)} />, { language: 'zh' })).toContain(zh);
});

test('a paper that is there as PDF says so, and an old version promises nothing', () => {
  expect(drawn(<ArticleText article={withVersion(-1, { files: [{ role: 'pdf' }] })} />)).toContain(
    'available as a PDF',
  );
  const old = { version: { number: 1, value: -1, isNewest: false, all: [] } };
  expect(drawn(<ArticleText article={withVersion(-1, old)} />)).toContain('Full text is not available.');
});
