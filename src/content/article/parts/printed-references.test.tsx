import { expect, test } from 'vitest';
import { drawn } from '../../../../tests/support/drawn.tsx';
import type { ArticleView } from './article-view.ts';
import { PrintedReferences } from './printed-references.tsx';

const listed = (printed: string, doi: string | null, url: string | null = null): string =>
  drawn(<PrintedReferences article={{ printedReferences: [{ printed, doi, url }] } as unknown as ArticleView} />, {
    language: 'ara',
  });

test('a reference in English keeps its own order of words and signs among Arabic ones', () => {
  expect(listed('Sample J. On samples. 2026;1(1):1–2.', null)).toContain(
    '<li><bdi>Sample J. On samples. 2026;1(1):1–2. </bdi></li>',
  );
});

test('the DOI is the link, wherever it stands and in whichever case it is printed', () => {
  const [printed, doi] = ['İnan Ş. On samples. doi:10.5555/Sample.1 (2026).', '10.5555/sample.1'];
  expect(listed(printed, doi)).toContain(
    'İnan Ş. On samples. doi:<a href="https://doi.org/10.5555/sample.1">10.5555/Sample.1</a> (2026).',
  );
  expect(listed('Sample J. On samples.', doi)).toContain(
    'Sample J. On samples. <a href="https://doi.org/10.5555/sample.1">10.5555/sample.1</a>',
  );
  expect(listed(printed, doi, '/article/7')).toContain('doi:<a href="/article/7');
});

test('a DOI with signs that end an address leads to all of it', () => {
  expect(listed('Sample J.', '10.5555/a+(b)#c?d')).toContain('href="https://doi.org/10.5555/a%2B(b)%23c%3Fd"');
});
