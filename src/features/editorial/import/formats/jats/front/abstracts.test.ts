import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { abstractsOf } from './texts.ts';

const read = (meta: string) => abstractsOf(sampleReading({ meta }));

test('an abstract is HTML, and plain text for lists and search', () => {
  const found = read('<abstract><object-id>10.5555/x</object-id><p>One <sub>2</sub>.</p><p>Three.</p></abstract>');
  expect(found.abstracts).toEqual({ en: '<p>One <sub>2</sub>.</p><p>Three.</p>' });
  expect(found.summaries).toEqual({ en: 'One 2. Three.' });
});

test('a DOI that is printed below an abstract is no part of it', () => {
  const doi =
    '<p><bold>DOI:</bold> <ext-link xlink:href="10.5555/x.001">http://dx.doi.org/10.5555/x.001</ext-link></p>';
  expect(read(`<abstract><p>One.</p>${doi}</abstract>`).summaries).toEqual({ en: 'One.' });
});

test('translations stand under their own languages', () => {
  const found = read('<abstract><p>One.</p></abstract><trans-abstract xml:lang="fr"><p>Un.</p></trans-abstract>');
  expect(found.summaries).toEqual({ en: 'One.', fra: 'Un.' });
});

test('digests, graphical abstracts and impact statements are told beside it', () => {
  const digest = '<abstract abstract-type="plain-language-summary"><title>Digest</title><p>Simply.</p></abstract>';
  const statement = `<custom-meta-group><custom-meta><meta-name>Author impact statement</meta-name>
    <meta-value>It <italic>matters</italic>.</meta-value></custom-meta></custom-meta-group>`;
  expect(read(`<abstract><p>One.</p></abstract>${digest}${statement}`).otherAbstracts).toEqual([
    { type: 'plain-language-summary', title: 'Digest', html: '<p>Simply.</p>', language: 'en' },
    { type: 'impact-statement', html: '<p>It <i>matters</i>.</p>', language: 'en' },
  ]);
});
