import { childrenNamed, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';

/** What a part of the document names by an id: a file inside of it, or an address elsewhere. */
export interface Relation {
  readonly target: string;
  readonly isExternal: boolean;
}

export function relationsOf(root: XmlElement | undefined): ReadonlyMap<string, Relation> {
  return new Map(
    childrenNamed(root, 'Relationship').map(({ attributes }) => [
      attributes.Id ?? '',
      { target: attributes.Target ?? '', isExternal: attributes.TargetMode === 'External' },
    ]),
  );
}

/** The place of a file in the archive, as a part in `word/` names it. */
export function placeOf({ target }: Relation): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = ['word'];
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
