import {
  childElements,
  childrenNamed,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';

const groupNames = ['collab', 'collab-alternatives'];

export const isGroup = (contrib: XmlElement): boolean =>
  childElements(contrib).some(({ name }) => groupNames.includes(name)) &&
  !childElements(contrib).some(({ name }) => name === 'name');

/** Someone who stands behind a group and not in the byline. */
export const isMemberOnly = (contrib: XmlElement): boolean =>
  /non-byline/.test(contrib.attributes['contrib-type'] ?? '');

/** The people behind a group: inside its element, or beside it under the group's key. */
export function groupMembers(group: XmlElement, everyone: readonly XmlElement[]): readonly XmlElement[] {
  const inside = [group, ...childrenNamed(group, ...groupNames)]
    .flatMap((holder) => childrenNamed(holder, 'contrib-group'))
    .flatMap((list) => childrenNamed(list, 'contrib'));
  const key = keyOf(group);
  return [...inside, ...everyone.filter((contrib) => isMemberOnly(contrib) && key !== '' && keyOf(contrib) === key)];
}

const keyOf = (contrib: XmlElement): string =>
  textOf(
    childrenNamed(contrib, 'contrib-id').find(({ attributes }) => attributes['contrib-id-type'] === 'group-author-key'),
  );
