/** An element with its name and its attributes' names as they were written: `mml:math`, `xlink:href`. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** Comments and processing instructions are left out. */
export type XmlNode = XmlElement | string;

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const childElements = (element: XmlElement): readonly XmlElement[] => element.children.filter(isElement);

export const childrenNamed = (element: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] =>
  element ? childElements(element).filter(({ name }) => names.includes(name)) : [];

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((node): node is XmlElement => isElement(node) && node.name === name);

/** The element that a path of names leads to, by the first of each name. */
export const childAt = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => child(found, name), element);

/** Every element below this one, in the document's order. What `enter` refuses is given, but not what is in it. */
export function* descendants(
  element: XmlElement,
  enter: (element: XmlElement) => boolean = () => true,
): Generator<XmlElement> {
  for (const node of element.children) {
    if (!isElement(node)) continue;
    yield node;
    if (enter(node)) yield* descendants(node, enter);
  }
}

/** The text of an element and everything in it, as it was written. */
export const rawTextOf = (node: XmlNode): string => (isElement(node) ? node.children.map(rawTextOf).join('') : node);

/** The text of an element on one line. */
export const textOf = (node: XmlNode | undefined): string =>
  node === undefined ? '' : rawTextOf(node).replace(/\s+/g, ' ').trim();
