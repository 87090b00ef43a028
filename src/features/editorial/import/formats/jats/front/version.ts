import { descendants, textOf } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ArticleReading } from './article-reading.ts';

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
