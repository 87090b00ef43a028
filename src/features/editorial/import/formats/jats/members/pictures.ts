import { childElements, descendants, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';

const isPreview = ({ attributes }: XmlElement): boolean =>
  /thumb|preview/i.test(`${attributes['content-type'] ?? ''} ${attributes['specific-use'] ?? ''}`);

const pictureNames: ReadonlySet<string> = new Set(['graphic', 'inline-graphic']);

/** The files of the pictures in an element, each once; of one picture in several forms the first. */
export function picturesIn(element: XmlElement, enter: (element: XmlElement) => boolean = () => true): string[] {
  const skipped = new Set<XmlElement>();
  const found = new Set<string>();
  for (const inside of descendants(element, enter)) {
    if (inside.name === 'alternatives') {
      const forms = childElements(inside).filter(({ name }) => pictureNames.has(name));
      const chosen = forms.find((form) => !isPreview(form)) ?? forms[0];
      for (const form of forms) if (form !== chosen) skipped.add(form);
    }
    const href = inside.attributes['xlink:href'];
    if (pictureNames.has(inside.name) && isFile(href) && !skipped.has(inside) && !isPreview(inside)) found.add(href);
  }
  return [...found];
}

/** A file of the package, not an address elsewhere. */
export const isFile = (href: string | undefined): href is string =>
  href !== undefined && /^[^\p{Cc}\s][^\p{Cc}]*$/u.test(href) && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
