import type { Rows } from '../rendering.ts';
import { contents, each, isHiddenTable, named, namedParts, spaced } from './row.ts';

/** People, institutions and places, as they stand in a text or in a reference. */
export const names: Rows = {
  ...each(
    namedParts(' '),
    'name string-name name-alternatives collab collab-alternatives contrib aff aff-alternatives addr-line',
  ),
  ...each(contents, 'surname given-names prefix suffix degrees anonymous city state country postal-code phone fax'),
  ...each(namedParts(', '), 'person-group contrib-group address'),
  etal: (element, at) => (element.children.length > 0 ? at.render(element.children) : ['et al.']),
  role: named('span'),
  'contrib-id': isHiddenTable('an identifier of the person, which the article’s contributors have'),
  'author-comment': named('div'),
  'on-behalf-of': spaced,
  institution: named('span'),
  'institution-wrap': spaced,
  'institution-id': isHiddenTable('an identifier of the institution that stands beside it'),
};
