import { plainText } from '../../../../../../platform/documents/jats/plain-text.ts';
import {
  child,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { WantedFile } from '../../format.ts';
import { isFile, type MemberContext, picturesIn } from './member-context.ts';

/** The files that belong to the article itself: its PDF, its supplements and the pictures that stand in no figure. */
export function articleFilesOf(context: MemberContext, taken: readonly WantedFile[]): WantedFile[] {
  const { articleKey: key, reading } = context;
  const known = new Set(taken.map(({ href }) => href));
  const pictures = picturesIn(reading.article).filter((href) => !known.has(href));
  return [
    ...pdfsOf(reading.meta).map((href) => ({ kind: 'article', key, role: 'pdf' as const, href })),
    ...supplementsOf(context),
    ...pictures.map(
      (href): WantedFile => ({ kind: 'article', key, role: 'image', href, ...(context.isOpen && { public: true }) }),
    ),
  ];
}

const pdfsOf = (meta: XmlElement): string[] =>
  childrenNamed(meta, 'self-uri')
    .filter(({ attributes }) => {
      const type = attributes['content-type'] ?? '';
      return type === ''
        ? /\.pdf$/i.test(attributes['xlink:href'] ?? '')
        : type === 'pdf' || type === 'application/pdf';
    })
    .map(({ attributes }) => attributes['xlink:href'])
    .filter(isFile)
    .slice(0, 1);

function supplementsOf({ articleKey: key, reading }: MemberContext): WantedFile[] {
  const wanted = new Map<string, WantedFile>();
  for (const element of descendants(reading.article)) {
    if (element.name !== 'supplementary-material' && element.name !== 'inline-supplementary-material') continue;
    const label = [textOf(child(element, 'label')), plainText(child(child(element, 'caption'), 'title'))].filter(
      Boolean,
    );
    for (const holder of [element, ...childrenNamed(element, 'media')]) {
      const href = holder.attributes['xlink:href'];
      if (!isFile(href) || wanted.has(href)) continue;
      const labels = label.length > 0 ? { labels: { [reading.language]: label.join(' ') } } : {};
      wanted.set(href, { kind: 'article', key, role: 'supplement', href, ...labels });
    }
  }
  return [...wanted.values()];
}
