import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { titlesOf } from './texts.ts';

const read = (group: string, attributes = '') =>
  titlesOf(sampleReading({ attributes, meta: `<title-group>${group}</title-group>` }));

test('a title is plain text, and HTML besides where it has markup', () => {
  expect(
    read('<article-title>Genes of\n  <italic>E. coli</italic><xref ref-type="fn" rid="n1">*</xref></article-title>'),
  ).toEqual({
    titles: { en: 'Genes of E. coli' },
    richTitles: { en: 'Genes of <i>E. coli</i>' },
  });
  expect(read('<article-title>Genes</article-title>').richTitles).toEqual({});
});

test('a subtitle follows its title', () => {
  expect(read('<article-title>Genes</article-title><subtitle>A survey</subtitle>').titles).toEqual({
    en: 'Genes: A survey',
  });
});

test('translated titles stand under their own languages', () => {
  const group = `<article-title>基因</article-title>
    <trans-title-group xml:lang="en"><trans-title>Genes</trans-title></trans-title-group>
    <trans-title-group xml:lang="es"><trans-title>Genes, en español</trans-title></trans-title-group>`;
  expect(read(group, 'xml:lang="zh-CN"').titles).toEqual({ zh: '基因', en: 'Genes', spa: 'Genes, en español' });
});
