import { childElements, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Html, html, isHtmlElement, lineOf } from '../html/html-tree.ts';
import type { Row, Rows } from '../rendering.ts';
import { captionOf, fileLink, fileOf, insideOf, picture, withCaption } from './captions.ts';
import { isHiddenTable, named, typeOf } from './row.ts';

const pictures = new Set(['graphic', 'alternatives']);
const aboutPictures = new Set(['label', 'caption', 'attrib', 'permissions', 'long-desc', 'alt-text', 'object-id']);

/** Pictures stand above their caption; a figure of text, tables or films has it first. */
const figure: Row = (element, at) => {
  const parts = childElements(element);
  const text = parts.filter(({ name }) => !pictures.has(name));
  const attributes = { 'data-jats': element.name, 'data-type': typeOf(element) };
  if (!text.every(({ name }) => aboutPictures.has(name))) return [html('figure', attributes, withCaption(element, at))];
  const inside = insideOf(element, at);
  const rendered = at.render(
    parts.filter(({ name }) => pictures.has(name)),
    inside,
  );
  return [html('figure', attributes, [...rendered, ...captionOf(text, at, inside)])];
};

/** A picture, with what it says about itself. */
const graphic: Row = (element, at) => {
  const text = childElements(element).filter(({ name }) => name !== 'alt-text' && name !== 'object-id');
  const image = picture(element, at);
  return text.length === 0
    ? [image]
    : [html('figure', { 'data-jats': 'graphic' }, [image, ...captionOf(text, at, {})])];
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
  'alt-text': isHiddenTable('it is the picture’s alternative text'),
  'long-desc': named('p'),
  'chem-struct': named('span'),
  'chem-struct-wrap': captioned,
  'chem-struct-wrapper': captioned,
  'private-char': (element, at) => {
    const { description, name } = element.attributes;
    const content = at.render(element.children);
    // A character that no font has is named where there is no picture of it.
    const text = content.some(isHtmlElement) || lineOf(content) !== '' ? content : [`[${description ?? name ?? '?'}]`];
    return [html('span', { 'data-jats': 'private-char', title: description ?? name }, text)];
  },
  'glyph-data': isHiddenTable('a bitmap of a character, beside its name'),
  'glyph-ref': isHiddenTable('it points to a bitmap of a character'),
};

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

/** The same thing in several forms: readers get the one that says most, and of pictures one that browsers show. */
const forms = ['math', 'tex-math', 'table', 'code', 'textual-form', 'preformat', 'chem-struct', 'media'];
const browserFormats = new Set(['svg+xml', 'svg', 'png', 'webp', 'jpeg', 'jpg', 'gif']);

const rankOf = ({ name, attributes }: XmlElement): number => {
  const rank = forms.indexOf(name.slice(name.indexOf(':') + 1));
  if (rank !== -1) return rank;
  const type = attributes['mime-subtype'] ?? attributes['xlink:href']?.split('.').at(-1) ?? '';
  return forms.length + (browserFormats.has(type.toLowerCase()) ? 0 : 1);
};

const bestForm: Row = (element, at) => {
  const [best] = childElements(element).toSorted((one, other) => rankOf(one) - rankOf(other));
  if (best?.name !== 'media') return best ? at.render([best]) : [];
  // Each film or sound is a file of its own.
  return at.render(childElements(element).filter(({ name }) => name === 'media'));
};

const printedForm: Row = (element, at) => {
  const parts = childElements(element);
  const best = parts.find(({ name }) => name === 'mixed-citation') ?? parts[0];
  return best ? at.render([best]) : [];
};

export const alternatives: Rows = {
  alternatives: bestForm,
  'citation-alternatives': printedForm,
};
