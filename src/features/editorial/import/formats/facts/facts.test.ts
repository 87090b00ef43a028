import { describe, expect, it } from 'vitest';
import { rorOf } from '../../../../../platform/kernel/ror.ts';
import { toJournal } from './journal-facts.ts';
import { asParagraphs, calendarDate, doiIn, doiOf, licenceOf, orcidOf } from './written-facts.ts';

describe('facts that every format writes alike', () => {
  it.each([
    ['10.1234/AbC', '10.1234/abc'],
    ['https://doi.org/10.1234/abc', '10.1234/abc'],
    ['doi: 10.1234/abc', '10.1234/abc'],
    ['11.1234/abc', undefined],
  ])('a DOI is in lower case and bare: %s', (written, doi) => expect(doiOf(written)).toBe(doi));

  it('a DOI is found in a printed reference without the full stop after it', () => {
    expect(doiIn('Sample, A. (2020). Title. https://doi.org/10.1234/X.5.')).toBe('10.1234/x.5');
  });

  it.each([
    ['0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['https://orcid.org/0000-0002-1694-233x', '0000-0002-1694-233X'],
    ['0000-0002-1825-0098', undefined],
  ])('an ORCID counts only with the right check digit: %s', (written, orcid) => expect(orcidOf(written)).toBe(orcid));

  it.each([
    ['CC-BY-4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC BY-NC-ND 3.0', 'https://creativecommons.org/licenses/by-nc-nd/3.0/'],
    ['CC0-1.0 / public domain', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['public domain mark', 'https://creativecommons.org/publicdomain/mark/1.0/'],
    ['http://creativecommons.org/licenses/by/4.0/legalcode', 'https://creativecommons.org/licenses/by/4.0/'],
    ['all rights reserved', undefined],
  ])('a licence is known by its address: %s', (written, licence) => expect(licenceOf(written)).toBe(licence));

  it.each([
    ['2020-02-29', '2020-02-29'],
    ['2016-05', '2016-05-01'],
    ['2021-02-29', undefined],
    ['May 2020', undefined],
  ])('a date exists or is left out: %s', (written, date) => expect(calendarDate(written)).toBe(date));

  it('an organisation is known by its address in the registry', () => {
    expect(rorOf('ror.org/05DXPS055')).toBe('https://ror.org/05dxps055');
    expect(rorOf('https://ror.org/xyz')).toBeUndefined();
  });

  it('plain text becomes safe paragraphs', () => {
    expect(asParagraphs('a < b\n\n“c” & d')).toBe('<p>a &lt; b</p><p>“c” &amp; d</p>');
  });

  it('a journal beside the documents is known by its electronic ISSN first', () => {
    const { journal, licence } = toJournal({
      titles: { en: 'Sample Journal' },
      issn: '1111-1111',
      eissn: '2222-2222',
      licence: 'CC-BY-4.0',
    });
    expect(journal).toMatchObject({ kind: 'journal', key: '2222-2222', onlyIfMissing: true });
    expect(licence).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(toJournal({ issn: '1111-1111' })).toEqual({ journal: null, licence: null });
  });
});
