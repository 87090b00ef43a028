import type { RecordReference, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { filledElement, lineOf, textElement } from '../written-xml.ts';
import { isDoi } from './doi.ts';

const types: Readonly<Record<string, string>> = {
  journal: 'journal_article',
  book: 'book',
  chapter: 'book_chapter',
  data: 'dataset',
  database: 'dataset',
  confproc: 'conference_paper',
  'conf-proc': 'conference_paper',
  preprint: 'preprint',
  software: 'software',
  thesis: 'dissertation',
  report: 'report',
  patent: 'patent',
  standard: 'standard',
  web: 'web_resource',
  webpage: 'web_resource',
  website: 'web_resource',
};

/** What it cites: by DOI, by its facts, and as it is printed. */
export function citations({ references }: WorkRecord): string {
  const keys = new Set<string>();
  return filledElement(
    'citation_list',
    references.map((reference, place) => citation(reference, keyOf(reference, place, keys))),
  );
}

function keyOf({ anchor }: RecordReference, place: number, keys: Set<string>): string {
  const own = lineOf(anchor, 100);
  const key = own === '' || keys.has(own) ? `reference-${place + 1}` : own;
  keys.add(key);
  return key;
}

function citation(reference: RecordReference, key: string): string {
  const { facts, doi, printed } = reference;
  const said = (name: string): string => {
    const value = facts[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const type = types[reference.type?.toLowerCase() ?? ''];
  const [whole, part] = said('container') === '' ? [said('title'), ''] : [said('container'), said('title')];
  const isPaper = type === 'journal_article' || (type === undefined && part !== '' && said('volume') !== '');
  const isbn = said('isbn');
  return filledElement(
    'citation',
    [
      isPaper ? textElement('journal_title', part === '' ? '' : whole) : '',
      textElement('author', firstAuthor(facts.authors)),
      textElement('volume', said('volume'), 32),
      textElement('issue', said('issue'), 32),
      textElement('first_page', said('firstPage'), 32),
      textElement('elocation_id', said('elocation')),
      textElement('cYear', /\d{4}/.exec(said('year'))?.[0]),
      isDoi(doi) ? textElement('doi', doi) : '',
      /^(?:97[89]-)?\d[\d -]+[\dX]$/.test(isbn) && isbn.length >= 10 && isbn.length <= 17
        ? textElement('isbn', isbn)
        : '',
      isPaper ? '' : textElement('volume_title', whole),
      textElement('edition_number', said('edition'), 15),
      textElement('article_title', isPaper && part === '' ? whole : part),
      textElement('unstructured_citation', printed),
    ],
    { key, type },
  );
}

function firstAuthor(authors: unknown): string {
  const first: unknown = Array.isArray(authors) ? authors[0] : undefined;
  if (typeof first !== 'object' || first === null) return '';
  const { family, name } = first as { family?: unknown; name?: unknown };
  return typeof family === 'string' ? family : typeof name === 'string' ? name : '';
}
