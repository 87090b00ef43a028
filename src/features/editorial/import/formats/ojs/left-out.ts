import { textOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { Problem } from '../../domain/problem.ts';

/** What has no place here, each name once, so that nobody looks for it later. Empty elements say nothing. */
export const leftOut = (elements: readonly XmlElement[], known: ReadonlySet<string>): Problem[] =>
  [...new Set(elements.filter((one) => !known.has(one.name) && textOf(one) !== '').map(({ name }) => name))].map(
    (at): Problem => ({ code: 'element-left', at }),
  );
