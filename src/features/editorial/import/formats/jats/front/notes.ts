import {
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { CreditRole } from '../../../../../../platform/kernel/credit-role.ts';
import { creditsIn, creditsOfRole } from './credits.ts';

/** The notes that an article's contributors point to. */
export interface Notes {
  /** A contributor's notes of a type: `corresp`, `equal`, `con`. */
  of(contrib: XmlElement, type: string): readonly XmlElement[];
  /** What they did, in the words of the Contributor Role Taxonomy. */
  creditsOf(contrib: XmlElement): readonly CreditRole[];
}

export function notesOf(article: XmlElement): Notes {
  const byId = new Map<string, XmlElement>();
  const isOwn = ({ name }: XmlElement) => !['body', 'sub-article', 'response', 'ref-list'].includes(name);
  for (const element of descendants(article, isOwn)) {
    const { id } = element.attributes;
    if (id && (element.name === 'fn' || element.name === 'corresp')) byId.set(id, element);
  }
  const of = (contrib: XmlElement, type: string) =>
    childrenNamed(contrib, 'xref')
      .flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/))
      .flatMap((id) => byId.get(id) ?? [])
      .filter((note) => (note.name === 'corresp' ? 'corresp' : note.attributes['fn-type']) === type);

  return {
    of,
    creditsOf(contrib) {
      const roles = childrenNamed(contrib, 'role').flatMap(creditsOfRole);
      const noted = of(contrib, 'con').map(textOf).flatMap(creditsIn);
      return [...new Set([...roles, ...noted])];
    },
  };
}
