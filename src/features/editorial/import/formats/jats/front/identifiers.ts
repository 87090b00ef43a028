import {
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import { doiOf } from '../../facts/written-facts.ts';
import type { ArticleReading } from './article-reading.ts';

/** The DOI in lower case. Some publishers give each version a DOI besides the article's: `doiVersion` is its last number. */
export function identifiersOf({ meta, problems }: ArticleReading) {
  const ids = childrenNamed(meta, 'article-id');
  const dois = ids.filter(({ attributes }) => attributes['pub-id-type'] === 'doi');
  const isOfVersion = ({ attributes }: XmlElement) => attributes['specific-use'] === 'version';
  const printed = textOf(dois.find((id) => !isOfVersion(id)) ?? dois[0]);
  const doi = doiOf(printed) ?? null;
  if (printed !== '' && doi === null) problems.push({ code: 'identifier-invalid', at: 'article-id', value: printed });
  const ofVersion = doiOf(textOf(dois.find(isOfVersion)));
  const publisherId = ['publisher-id', 'pmcid', 'pmid', 'manuscript']
    .map((type) => textOf(ids.find(({ attributes }) => attributes['pub-id-type'] === type)))
    .find((id) => id !== '');
  return { doi, doiVersion: versionIn(ofVersion, doi), publisherId: publisherId ?? null };
}

function versionIn(ofVersion: string | undefined, doi: string | null): number | null {
  if (!ofVersion || !doi || !ofVersion.startsWith(doi)) return null;
  const number = Number(/^\.v?(\d{1,3})$/.exec(ofVersion.slice(doi.length))?.[1]);
  return number > 0 ? number : null;
}

/**
 * Which version of the article a file is, from 1. A publisher's files of the version of record count on after its preprints,
 * whose DOIs end in their number.
 */
export function versionNumber({ meta }: ArticleReading, doiVersion: number | null, fileName: string): number {
  const ofFile = Number(/[-._]v(\d{1,3})\.\w+$/i.exec(fileName)?.[1]) || 1;
  const versions = [...descendants(meta)].filter(({ name }) => name === 'article-version');
  if (doiVersion !== null) {
    const isPreprint = versions.some((version) => /preprint/i.test(textOf(version)));
    return isPreprint ? doiVersion : doiVersion - 1 + ofFile;
  }
  const numbered = versions.map((version) => numberIn(textOf(version))).find((number) => number !== undefined);
  return numbered ?? ofFile;
}

/** `2` and `2.0` are the second version; preprint servers count 1.1, 1.2, 1.3. */
function numberIn(text: string): number | undefined {
  const [, whole, part] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (!whole) return undefined;
  return Math.max(1, Number(whole) === 1 && Number(part) > 0 ? Number(part) : Number(whole));
}
