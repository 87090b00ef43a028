import { expect, test } from 'vitest';
import { doiOf, searchLinks } from './reference-links.ts';

test('a DOI is known by its address, and by no other', () => {
  expect(doiOf('https://doi.org/10.5555/fol.2026.4.3')).toBe('10.5555/fol.2026.4.3');
  expect(doiOf('http://dx.doi.org/10.1002/(SICI)1097%3C1::AID%3E3')).toBe('10.1002/(SICI)1097<1::AID>3');
  expect(doiOf('https://doi.org/10.5555/100%')).toBe('10.5555/100%');
  for (const other of ['https://example.org/10.5555/x', '/article/doi/10.5555/x', 'https://doi.org/about'])
    expect(doiOf(other), other).toBeNull();
});

test('a work with a DOI is looked for by it', () => {
  expect(searchLinks('10.1002/a<b>', 'Any words')).toEqual({
    doi: 'https://doi.org/10.1002/a%3Cb%3E',
    scholar: 'https://scholar.google.com/scholar_lookup?doi=10.1002%2Fa%3Cb%3E',
    crossref: 'https://search.crossref.org/search/works?q=10.1002%2Fa%3Cb%3E&from_ui=yes',
  });
});

test('another is looked for by what its entry says, not by all of a long one', () => {
  const { doi, scholar, crossref } = searchLinks(null, ' Malli T.  Index & matching\n(2018) ');
  expect(doi).toBeNull();
  expect(scholar).toBe('https://scholar.google.com/scholar?q=Malli+T.+Index+%26+matching+%282018%29');
  expect(new URL(crossref).searchParams.get('q')).toBe('Malli T. Index & matching (2018)');
  expect(new URL(searchLinks(null, '光'.repeat(900)).scholar).searchParams.get('q')).toHaveLength(300);
});
