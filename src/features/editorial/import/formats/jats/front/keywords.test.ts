import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { keywordsOf } from './texts.ts';

test('keywords stand under their languages, the authors’ own first', () => {
  const meta = `<kwd-group kwd-group-type="research-organism"><title>Research organism</title><kwd><italic>E. coli</italic></kwd><kwd>None</kwd></kwd-group>
    <kwd-group kwd-group-type="author-keywords"><kwd>genes</kwd><kwd>genes</kwd><kwd/></kwd-group>
    <kwd-group xml:lang="zh"><kwd>基因</kwd></kwd-group>`;
  expect(keywordsOf(sampleReading({ meta }))).toEqual({ en: ['genes', 'E. coli'], zh: ['基因'] });
});
