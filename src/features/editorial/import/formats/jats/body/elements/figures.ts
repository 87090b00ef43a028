import { childElements } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { html, isHtmlElement, lineOf } from '../html/html-tree.ts';
import type { Row, Rows } from '../rendering.ts';
import { captionOf, insideOf, withCaption } from './captions.ts';
import { picture } from './pictures.ts';
import { named, notShown, typeOf } from './row.ts';

const pictures = new Set(['graphic', 'alternatives']);
const aboutPictures = new Set(['label', 'caption', 'attrib', 'permissions', 'long-desc', 'alt-text', 'object-id']);

/** Pictures stand above their caption; a figure of text, tables or films has it first. */
const figure: Row = (element, at) => {
  const parts = childElements(element);
  const text = parts.filter(({ name }) => !pictures.has(name));
  const attributes = { 'data-jats': element.name, 'data-type': typeOf(element) };
  if (!text.every(({ name }) => aboutPictures.has(name))) return [html('figure', attributes, withCaption(element, at))];
  const inside = insideOf(element, at);
  const shown = at.render(
    parts.filter(({ name }) => pictures.has(name)),
    inside,
  );
  return [html('figure', attributes, [...shown, ...captionOf(text, at, inside)])];
};

/** A picture, with what it says about itself. */
const graphic: Row = (element, at) => {
  const text = childElements(element).filter(({ name }) => name !== 'alt-text' && name !== 'object-id');
  const shown = picture(element, at);
  return text.length === 0
    ? [shown]
    : [html('figure', { 'data-jats': 'graphic' }, [shown, ...captionOf(text, at, {})])];
};

export const captioned: Row = (element, at) => [
  html('figure', { 'data-jats': element.name, 'data-type': typeOf(element) }, withCaption(element, at)),
];

export const figures: Rows = {
  fig: figure,
  'fig-group': captioned,
  graphic,
  'inline-graphic': (element, at) => [picture(element, at)],
  caption: named('div'),
  'alt-text': notShown('it is the picture’s alternative text'),
  'long-desc': named('p'),
  'chem-struct': named('span'),
  'chem-struct-wrap': captioned,
  'chem-struct-wrapper': captioned,
  'private-char': (element, at) => {
    const { description, name } = element.attributes;
    const content = at.render(element.children);
    // A character that no font has is named where there is no picture of it.
    const shown = content.some(isHtmlElement) || lineOf(content) !== '' ? content : [`[${description ?? name ?? '?'}]`];
    return [html('span', { 'data-jats': 'private-char', title: description ?? name }, shown)];
  },
  'glyph-data': notShown('a bitmap of a character, beside its name'),
  'glyph-ref': notShown('it points to a bitmap of a character'),
};
