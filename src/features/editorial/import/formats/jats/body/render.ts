import { isElement, type XmlElement, type XmlNode } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Anchors } from './anchors.ts';
import { elements } from './elements/table.ts';
import { isBlock } from './html/flow.ts';
import { type Attributes, type Html, html, isHtmlElement } from './html/html-tree.ts';
import { noteProblem, type Place, type Rendering, type Row } from './rendering.ts';

const start: Place = {
  level: 2,
  linked: false,
  preformatted: false,
  display: false,
  around: undefined,
  alternative: '',
};

export function renderingOf(anchors: Anchors, place: Partial<Place> = {}): Rendering {
  return renderingAt({ anchors, outline: [], references: [], problems: [] }, { ...start, ...place });
}

type Gathered = Pick<Rendering, 'anchors' | 'outline' | 'references' | 'problems'>;

function renderingAt(gathered: Gathered, place: Place): Rendering {
  const here: Rendering = {
    ...gathered,
    ...place,
    render: (nodes, change) => renderNodes(nodes, change ? renderingAt(gathered, { ...place, ...change }) : here),
  };
  return here;
}

const renderNodes = (nodes: readonly XmlNode[], at: Rendering): Html[] =>
  nodes.flatMap((node): readonly Html[] => {
    if (isElement(node)) return renderElement(node, at);
    return [at.preformatted ? node : node.replace(/[ \t\r\n]+/g, ' ')];
  });

function renderElement(element: XmlElement, at: Rendering): readonly Html[] {
  const row = rowOf(element.name);
  return named(element, row ? row(element, at) : unknownElement(element, at), at);
}

/** MathML comes under the prefix that its document chose, or under none. */
function rowOf(name: string) {
  if (Object.hasOwn(elements, name)) return elements[name];
  return name === 'math' || name.endsWith(':math') ? elements['mml:math'] : undefined;
}

/** Each element keeps its id, so that links find it, and its language. */
function named(element: XmlElement, rendered: readonly Html[], at: Rendering): readonly Html[] {
  const { id } = element.attributes;
  const language = languageOf(element);
  const only = rendered.length === 1 ? rendered[0] : undefined;
  if (only !== undefined && isHtmlElement(only)) {
    const isNamed = only.tag !== 'math' || isWanted(element, at);
    if (id !== undefined && only.attributes.id === undefined && isNamed) only.attributes.id = at.anchors.take(id);
    Object.assign(only.attributes, language);
    return rendered;
  }
  if (rendered.length === 0 || (language.lang === undefined && !isWanted(element, at))) return rendered;
  return [html('span', { id: id === undefined ? undefined : at.anchors.take(id), ...language }, rendered)];
}

const isWanted = (element: XmlElement, at: Rendering): boolean =>
  element.attributes.id !== undefined && at.anchors.isLinked(element.attributes.id);

/** Nothing is dropped: what the table doesn't know is shown plainly, can be found by its name, and is counted. */
const unknownElement: Row = (element, at) => {
  const content: Html[] = at.render(element.children);
  noteProblem(at, 'element-unknown', element.name);
  return [html(content.some(isBlock) ? 'div' : 'span', { 'data-jats': element.name }, content)];
};

const tag = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
const fromTheRight = /^(ar|dv|fa|he|iw|ji|ks|ku-arab|ps|sd|ug|ur|yi)(-|$)/i;

/** The language of an element that says so, with the direction it is written in. */
function languageOf({ attributes }: XmlElement): Pick<Attributes, 'lang' | 'dir'> {
  const lang = attributes['xml:lang'];
  if (lang === undefined || !tag.test(lang)) return {};
  return { lang, dir: fromTheRight.test(lang) ? 'rtl' : 'ltr' };
}
