import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { languageCode, ownText } from '../written-languages.ts';
import { filledElement, lineOf, xmlElement } from '../written-xml.ts';
import { createAnchors } from './anchors.ts';
import { writingAt } from './blocks.ts';
import { front } from './front.ts';
import { htmlNodes } from './html-nodes.ts';
import { referenceList } from './references.ts';
import { writtenBody } from './sections.ts';

const namespaces = {
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
  'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
};

/** In the words of JATS, where they differ. */
const articleTypes: Readonly<Record<string, string>> = {
  review: 'review-article',
  'expression-of-concern': 'expression-of-concern',
};

export interface JatsContext {
  /** `https://` and the host of the site. */
  readonly origin: string;
  /** The full text as safe HTML, where the reader may have it. */
  readonly body: string | null;
  /** For an article inside another document, which has a namespace of its own; by itself JATS has none. */
  readonly inside?: { readonly namespace: string; readonly schema: string };
}

/** A paper in JATS 1.3 (Archiving): all that is known of it, and its text as far as the reader may have it. */
export function jatsArticle(record: WorkRecord, { origin, body, inside }: JatsContext): string {
  const anchors = createAnchors();
  const at = writingAt(origin, anchors);
  const language = languageCode(record.language);
  // Those that the text names come first to their ids.
  const references = body === null ? '' : referenceList(record.references, anchors);
  const text = body === null ? { body: '', back: '', interests: '' } : writtenBody(htmlNodes(body), at);
  const stated = body === null ? { notes: '', back: '' } : statements(record);
  const type = record.articleType ?? 'research-article';
  return anchors.resolved(
    xmlElement(
      'article',
      [
        front(record, origin, text.interests + stated.notes),
        filledElement('body', text.body),
        filledElement('back', [text.back, stated.back, references]),
      ],
      {
        ...(inside && placeOf(inside)),
        ...namespaces,
        'article-type': articleTypes[type] ?? lineOf(type),
        'dtd-version': '1.3',
        'xml:lang': language,
      },
    ),
  );
}

const placeOf = ({ namespace, schema }: NonNullable<JatsContext['inside']>) => ({
  xmlns: namespace,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${namespace} ${schema}`,
});

/** What is said outside the text: interests among the notes about authors, where the data are in a section of its own. */
function statements(record: WorkRecord): { readonly notes: string; readonly back: string } {
  const notes: string[] = [];
  const back: string[] = [];
  for (const { type, texts, inText } of record.statements) {
    const words = filledElement('p', xmlText(lineOf(ownText(texts, record))));
    if (inText || words === '') continue;
    if (/conflict|interest|coi/i.test(type)) notes.push(xmlElement('fn', words, { 'fn-type': 'coi-statement' }));
    else if (/data/i.test(type))
      back.push(xmlElement('sec', ['<title>Data availability</title>', words], { 'sec-type': 'data-availability' }));
    else back.push(xmlElement('notes', words, { 'notes-type': lineOf(type) }));
  }
  return { notes: notes.join(''), back: back.join('') };
}

/** Named by its public identifier: whoever reads it has the document type at hand, or needs none. */
export const jatsDocument = (article: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD with MathML3 v1.3 20210610//EN" "JATS-archivearticle1-3-mathml3.dtd">\n${article}\n`;
