import { readXml } from '../../../../../platform/documents/xml/read-xml.ts';
import type { XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { Problem } from '../../domain/problem.ts';
import { type ArticleReading, articleReading } from './front/article-reading.ts';

export interface SampleArticle {
  readonly attributes?: string;
  readonly journal?: string;
  readonly meta?: string;
  /** Everything after the front. */
  readonly rest?: string;
}

const usualJournal = `<journal-title-group><journal-title>Sample Journal</journal-title></journal-title-group>
  <issn publication-format="electronic">1234-5679</issn><publisher><publisher-name>Sample Press</publisher-name></publisher>`;
const usualMeta = `<article-id pub-id-type="doi">10.5555/Sample.1</article-id>
  <title-group><article-title>A sample</article-title></title-group>`;

/** A small article in JATS for tests; all of it is made up. */
const sampleXml = ({
  attributes = '',
  journal = usualJournal,
  meta = usualMeta,
  rest = '',
}: SampleArticle = {}): string =>
  `<article ${attributes} xmlns:xlink="http://www.w3.org/1999/xlink"><front><journal-meta>${journal}</journal-meta>
   <article-meta>${meta}</article-meta></front>${rest}</article>`;

export const sampleBytes = (sample?: SampleArticle): Buffer => Buffer.from(sampleXml(sample));

function sampleElement(xml: string): XmlElement {
  const read = readXml(Buffer.from(xml));
  if (!read.ok) throw new Error(read.failure.reason);
  return read.value;
}

export function sampleReading(sample?: SampleArticle): ArticleReading {
  const problems: Problem[] = [];
  return articleReading(sampleElement(sampleXml(sample)), problems);
}

/** An article for a test, from what stands in it. */
export const articleFrom = (content: string): XmlElement => sampleElement(`<article>${content}</article>`);
