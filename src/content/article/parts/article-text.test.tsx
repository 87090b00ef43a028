import { expect, test } from 'vitest';
import { drawn } from '../../../../tests/support/drawn.tsx';
import { Abstracts } from './abstracts.tsx';
import { ArticleText } from './article-text.tsx';
import type { ArticleView } from './article-view.ts';

const withVersion = (value: number, more: object = {}) =>
  ({
    body: null,
    refusal: { reading: null, download: null },
    translations: [],
    version: { number: 0, value, isNewest: true, all: [] },
    files: [],
    ...more,
  }) as unknown as ArticleView;

test.each([
  ['an accepted manuscript', -1, 'Accepted manuscript; full text follows.', '录用定稿，全文将随后发布。'],
  ['a version of record', 0, 'Full text is not available.', '暂无全文。'],
] as const)('%s without a full text says what to expect', (_, value, en, zh) => {
  expect(drawn(<ArticleText article={withVersion(value)} />)).toContain(en);
  expect(drawn(<ArticleText article={withVersion(value)} />, { language: 'zh' })).toContain(zh);
});

test('a paper that is there as PDF says so, and an old version promises nothing', () => {
  expect(drawn(<ArticleText article={withVersion(-1, { files: [{ role: 'pdf' }] })} />)).toContain(
    'Accepted manuscript, to be read as a PDF. The edited full text follows.',
  );
  expect(drawn(<ArticleText article={withVersion(0, { files: [{ role: 'pdf' }] })} />)).toContain('available as a PDF');
  const old = { version: { number: 1, value: -1, isNewest: false, all: [] } };
  expect(drawn(<ArticleText article={withVersion(-1, old)} />)).toContain('Full text is not available.');
});

const body = { sha256: 'a', lang: 'zh-CN', dir: 'ltr', language: 'zh', isWhole: true };

test('an accepted manuscript that can be read says that it will change', () => {
  expect(drawn(<ArticleText article={withVersion(-1, { body })} />)).toContain('before editing');
  expect(drawn(<ArticleText article={withVersion(0, { body })} />)).not.toContain('before editing');
});

test('a text is called untranslated only to readers in whose language there is no version', () => {
  const translations = [{ href: '/e', language: 'en', tag: 'en' }];
  const article = withVersion(0, { body, translations });
  expect(drawn(<ArticleText article={withVersion(0, { body })} />)).toContain('has not been translated');
  expect(drawn(<ArticleText article={article} />)).not.toContain('has not been translated');
  expect(drawn(<ArticleText article={article} />, { language: 'de' })).toContain('not-translated');
});

test('a notice that says all it has to say in its abstract reads as a notice, and misses no text', () => {
  const abstracts = [{ type: 'abstract', slot: 's', lang: 'en', dir: 'ltr', language: 'en' }];
  const notice = withVersion(1, { id: '1', type: 'correction', abstracts, keywords: [], graphicAbstract: null });
  expect(drawn(<ArticleText article={notice} />)).not.toContain('no-text');
  expect(drawn(<Abstracts {...notice} />)).toContain('>Correction</h2>');
  expect(drawn(<Abstracts {...notice} />, { language: 'zh' })).not.toContain('摘要');
  expect(drawn(<Abstracts {...notice} type="letter" />)).toContain('>Abstract</h2>');
});
