import { html } from '../html/html-tree.ts';
import type { Row, Rows } from '../rendering.ts';
import { insideOf } from './captions.ts';
import { headedPart } from './heading.ts';
import { contents, named, typeOf, word } from './row.ts';

const section =
  (role?: string): Row =>
  (element, at) => {
    const type = word(element.attributes['sec-type']) ?? word(element.attributes['notes-type']) ?? typeOf(element);
    return [headedPart('section', { 'data-jats': element.name, 'data-type': type, role }, element, at)];
  };

/** The parts of a text that have headings. */
export const sections: Rows = {
  body: contents,
  back: contents,
  'floats-group': named('div'),
  sec: section(),
  'sec-meta': named('div'),
  ack: section('doc-acknowledgments'),
  'app-group': section(),
  app: section('doc-appendix'),
  bio: section(),
  glossary: section('doc-glossary'),
  notes: section(),
  'fn-group': section(),
  abstract: section(),
  'trans-abstract': section(),
  'boxed-text': (element, at) => [
    html(
      'aside',
      { 'data-jats': 'boxed-text', 'data-type': typeOf(element) },
      at.render(element.children, insideOf(element, at)),
    ),
  ],
};
