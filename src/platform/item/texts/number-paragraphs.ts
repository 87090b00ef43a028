import { attribute, elementsIn, htmlNodes } from './html-elements.ts';

/**
 * The same text in which every paragraph has a name that a link can lead to. Names that are there stay; the others are put in where
 * the tags stand, so that nothing else of the text is another. What was numbered once is left as it is.
 */
export function numberParagraphs(html: string): string {
  const nodes = htmlNodes(html);
  const taken = new Set<string>();
  const places: number[] = [];
  for (const element of elementsIn(nodes)) {
    const id = attribute(element, 'id');
    if (id !== undefined) taken.add(id);
    // A paragraph that only the parser knows of has no tag.
    const tag = element.sourceCodeLocation?.startTag;
    if (element.tagName === 'p' && id === undefined && tag) places.push(tag.startOffset + '<p'.length);
  }
  let number = 0;
  let from = 0;
  let numbered = '';
  for (const place of places) {
    do number += 1;
    while (taken.has(`p-${number}`));
    numbered += `${html.slice(from, place)} id="p-${number}"`;
    from = place;
  }
  return numbered + html.slice(from);
}
