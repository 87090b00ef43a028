import { mathAttributes, mathTags } from '../jats/body/math/math-vocabulary.ts';

const phrases =
  'a abbr b bdi br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  );
const blocks = (
  'aside blockquote caption col colgroup dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre section ' +
  'summary table tbody td tfoot th thead tr ul'
).split(' ');

export const allowedTags: readonly string[] = [...phrases, ...blocks, ...mathTags];

const cell = ['colspan', 'rowspan', 'scope', 'headers', 'data-align'];

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['id', 'lang', 'dir', 'title'],
  a: ['href'],
  aside: ['data-type'],
  code: ['data-language'],
  col: ['span'],
  colgroup: ['span'],
  img: ['data-file', 'alt', 'loading'],
  li: ['value'],
  ol: ['start', 'type'],
  td: cell,
  th: cell,
  time: ['datetime'],
  ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes])),
};

/** Elements around a text or of another time, whose loss takes nothing from a reader. */
export const harmlessTags: ReadonlySet<string> = new Set(
  'html body head main article header footer address center font strike tt nav h1 picture source label meta title link'.split(
    ' ',
  ),
);
