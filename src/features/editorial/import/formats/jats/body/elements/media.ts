import { childElements } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Html, html } from '../html/html-tree.ts';
import type { Row, Rows } from '../rendering.ts';
import { captionOf, insideOf, withCaption } from './captions.ts';
import { fileLink, fileOf } from './pictures.ts';

/** A film, a sound or another file, with its caption. */
const media: Row = (element, at) => {
  const text = childElements(element).filter(({ name }) => name !== 'object-id' && name !== 'alt-text');
  return [
    html('figure', { 'data-jats': element.name }, [
      fileLink(element, [], at),
      ...captionOf(text, at, insideOf(element, at)),
    ]),
  ];
};

const supplement: Row = (element, at) => {
  const file: Html[] = fileOf(element) === '' ? [] : [fileLink(element, [], at)];
  return [html('figure', { 'data-jats': element.name }, [...withCaption(element, at), ...file])];
};

export const mediaFiles: Rows = {
  media,
  'inline-media': (element, at) => [fileLink(element, at.render(element.children, { linked: true }), at)],
  'supplementary-material': supplement,
  'inline-supplementary-material': (element, at) => [
    fileLink(element, at.render(element.children, { linked: true }), at),
  ],
};
