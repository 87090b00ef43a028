import { describe, expect, test } from 'vitest';
import { relationTypes } from '../../../../../../platform/item/writing/item-draft.ts';
import { sampleReading } from '../sample-article.ts';
import { relationOfType, relationsOf } from './relations.ts';

const related = (type: string, target: string) =>
  `<related-article related-article-type="${type}" ext-link-type="doi" xlink:href="${target}"/>`;
const read = (meta: string, attributes = '') => relationsOf(sampleReading({ meta, attributes }), '10.5555/sample.1');

describe('the table of related articles', () => {
  test.each(Object.entries(relationOfType))('%s is %s', (type, relation) => {
    const found = read(related(type, 'https://doi.org/10.5555/Other'));
    expect(found).toEqual(relation ? [{ type: relation, target: '10.5555/other' }] : []);
    if (relation) expect(relationTypes).toContain(relation);
  });
});

test('a type that nobody knows relates the two articles', () => {
  expect(read(related('constructor', '10.5555/other'))).toEqual([{ type: 'relates-to', target: '10.5555/other' }]);
});

test('a notice that names one article without saying why is about that article', () => {
  expect(read(related('Research article', '10.5555/other'), 'article-type="retraction"')).toEqual([
    { type: 'retracts', target: '10.5555/other' },
  ]);
  const two = related('article-reference', '10.5555/other') + related('article-reference', '10.5555/third');
  expect(read(two, 'article-type="correction"').map(({ type }) => type)).toEqual(['relates-to', 'relates-to']);
});

test('an article is a version of the preprint that its history names', () => {
  const history = `<pub-history><event><self-uri content-type="preprint" xlink:href="https://doi.org/10.5555/Early"/></event>
    <event><self-uri content-type="reviewed-preprint" xlink:href="https://doi.org/10.5555/sample.1.1"/></event></pub-history>`;
  expect(read(history)).toEqual([{ type: 'is-version-of', target: '10.5555/early' }]);
});

test('what is no DOI, and the article itself, is no relation', () => {
  expect(read(related('companion', 'http://example.org/x') + related('companion', '10.5555/SAMPLE.1'))).toEqual([]);
});
