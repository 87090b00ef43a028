import type { XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';

export type ContributorRole = 'author' | 'editor' | 'reviewer' | 'translator';

/** Publishers write many types: `senior_editor`, `reviewing editor`, `author non-byline`. */
export function roleOf(contrib: XmlElement, group?: XmlElement): ContributorRole {
  const type = (contrib.attributes['contrib-type'] ?? group?.attributes['content-type'] ?? 'author').toLowerCase();
  if (type.includes('editor')) return 'editor';
  if (type.includes('reviewer') || type.includes('referee')) return 'reviewer';
  return type.includes('translator') ? 'translator' : 'author';
}
