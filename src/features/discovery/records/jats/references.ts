import type { RecordReference } from '../../../../platform/kernel/work-record.ts';
import { isDoi } from '../crossref/doi.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import type { Anchors } from './anchors.ts';

const types: Readonly<Record<string, string>> = {
  journal: 'journal',
  book: 'book',
  chapter: 'book',
  confproc: 'confproc',
  'conf-proc': 'confproc',
  thesis: 'thesis',
  report: 'report',
  patent: 'patent',
  preprint: 'preprint',
  software: 'software',
  standard: 'standard',
  web: 'webpage',
  webpage: 'webpage',
  website: 'webpage',
};

/** What the paper cites: as it is printed, and by its fields where they are known. */
export const referenceList = (references: readonly RecordReference[], anchors: Anchors): string =>
  filledElement(
    'ref-list',
    references.map((reference, place) => entry(reference, anchors, place)),
  );

function entry({ anchor, label, type, printed, facts, doi }: RecordReference, anchors: Anchors, place: number): string {
  const known = types[type?.toLowerCase() ?? ''] ?? 'other';
  const identifier = isDoi(doi) ? textElement('pub-id', doi, undefined, { 'pub-id-type': 'doi' }) : '';
  const inner = [...fieldsOf(facts), identifier].join('');
  const words = textElement('mixed-citation', printed, undefined, typed(known, ''));
  const fields = filledElement('element-citation', inner, typed(known, inner));
  const citations = [words, fields].filter(Boolean);
  return xmlElement(
    'ref',
    [
      textElement('label', label),
      citations.length > 1
        ? xmlElement('citation-alternatives', citations)
        : (citations[0] ?? xmlElement('mixed-citation', '', typed(known, ''))),
    ],
    { id: anchors.take(anchor) ?? anchors.take(`imprint-ref${place + 1}`) },
  );
}

/** JATS4R accepts a citation as one of a preprint only with all of these marked up, which plain words never are. */
const ofPreprint = ['person-group', 'article-title', 'source', 'year', 'pub-id'];

const typed = (type: string, inner: string) => ({
  'publication-type': type === 'preprint' && !ofPreprint.every((name) => inner.includes(`<${name}`)) ? 'other' : type,
});

function fieldsOf(facts: Readonly<Record<string, unknown>>): string[] {
  const said = (name: string): string => {
    const value = facts[name];
    return typeof value === 'string' || typeof value === 'number' ? lineOf(String(value)) : '';
  };
  const [whole, part] = said('container') === '' ? [said('title'), ''] : [said('container'), said('title')];
  const year = /\b(?:1\d|20[0-2])\d{1,2}\b/.exec(said('year'))?.[0] ?? '';
  const [first, last] = [said('firstPage'), said('lastPage')];
  const number = (page: string) => Number(page.replaceAll(/[^\d.]/g, '') || Number.NaN);
  return [
    authors(facts.authors),
    textElement('article-title', part),
    textElement('source', whole),
    /^\d{4}$/.test(year) ? textElement('year', year) : '',
    textElement('volume', said('volume')),
    textElement('issue', said('issue')),
    textElement('fpage', first),
    // Pages are written short now and then: 1234–41.
    first !== '' && number(first) <= number(last) ? textElement('lpage', last) : '',
    first === '' ? textElement('elocation-id', said('elocation')) : '',
  ];
}

function authors(given: unknown): string {
  if (!Array.isArray(given)) return '';
  const names = given.map((one: unknown) => {
    const {
      family,
      given: first,
      name,
    } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? lineOf(value) : '');
    if (text(family) !== '')
      return xmlElement('name', [textElement('surname', text(family)), textElement('given-names', text(first))]);
    return textElement('string-name', text(name));
  });
  return filledElement('person-group', names, { 'person-group-type': 'author' });
}
