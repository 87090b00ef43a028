import {
  child,
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { anchorsOf } from '../body/anchors.ts';
import { inFlow, isBlock } from '../body/html/flow.ts';
import { type Html, isHtmlElement, lineOf } from '../body/html/html-tree.ts';
import { renderingOf } from '../body/render.ts';
import { withoutOwnDoi } from './abstracts.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';
import { creditsIn } from './credits.ts';
import { namesOf } from './names.ts';
import { without } from './plain-text.ts';
import { type StatementType, statementNamed, statementTypeOf, statementTypes } from './statement-type.ts';

export interface ReadStatement {
  readonly type: StatementType;
  readonly texts: Text;
  /** It is printed in the full text too. */
  readonly inText: boolean;
}

interface Part {
  readonly type: StatementType;
  readonly element: XmlElement;
  readonly inText: boolean;
}

const longest = 20_000;
/** An abstract may have a part on funding: that is the abstract's. */
const notEntered = new Set(['abstract', 'trans-abstract', 'ref-list', 'fig', 'table-wrap', 'boxed-text', 'app-group']);

const notSaid = ['fig', 'fig-group', 'table-wrap', 'supplementary-material', 'ref-list'];

/** What the authors declare, wherever publishers put it: notes, sections, footnotes, or facts of the front. */
export function statementsOf(reading: ArticleReading): ReadStatement[] {
  const parts = partsOf(reading);
  const pointing = whoPoints(reading);
  return statementTypes.flatMap((type) => {
    const ofType = parts.filter((part) => part.type === type);
    const lines = new Map<string, Set<string>>();
    for (const { element } of ofType) {
      const said = textIn(element);
      if (said === '') continue;
      const language = languageOf(element, reading);
      // One of several notes speaks of those who point to it.
      const whose = element.name === 'fn' && ofType.length > 1 ? pointing.get(element.attributes.id ?? '') : undefined;
      const names = whose?.map(({ name }) => name).join(', ');
      lines.set(language, (lines.get(language) ?? new Set()).add(names ? `${names}: ${said}` : said));
    }
    if (lines.size === 0) return [];
    const texts = [...lines].map(([language, all]) => [language, [...all].join('\n').slice(0, longest)]);
    return [{ type, texts: Object.fromEntries(texts), inText: ofType.every(({ inText }) => inText) }];
  });
}

function partsOf({ article, meta }: ArticleReading): Part[] {
  const parts: Part[] = [];
  const look = (element: XmlElement, inText: boolean, isIn?: StatementType) => {
    const type = isIn ?? statementTypeOf(element);
    const notes = childrenNamed(element, 'fn');
    if (type && element.name === 'fn-group' && notes.length > 0) for (const note of notes) look(note, inText, type);
    else if (type) parts.push({ type, element, inText });
    else if (!notEntered.has(element.name)) for (const one of childElements(element)) look(one, inText);
  };
  for (const part of childrenNamed(article, 'front', 'body', 'back')) look(part, part.name !== 'front');
  for (const fact of [...descendants(meta)].filter(({ name }) => name === 'custom-meta')) {
    const type = statementNamed(textOf(child(fact, 'meta-name')));
    const value = child(fact, 'meta-value');
    if (type && value) parts.push({ type, element: value, inText: false });
  }
  const ofBylines = new Set(childrenNamed(meta, 'author-notes').flatMap((notes) => childrenNamed(notes, 'fn')));
  const ofWork = parts.filter(({ type, element }) => type === 'author-contributions' && element.name === 'fn');
  const areRoles = ofWork.some(({ element }) => creditsIn(textOf(element)).length > 0);
  // Below the byline such a note says who contributed equally; notes with roles of CRediT are the contributors' own.
  return parts.filter((part) => !ofWork.includes(part) || !(areRoles || ofBylines.has(part.element)));
}

/** Who points to a note, by its id. */
function whoPoints(reading: ArticleReading): ReadonlyMap<string, readonly { readonly name: string }[]> {
  const contributors = [...descendants(reading.meta)].filter(({ name }) => name === 'contrib');
  const pointers = contributors.flatMap((contrib) => {
    const name = Object.values(namesOf(contrib, reading))[0]?.full;
    const ids = childrenNamed(contrib, 'xref').flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/));
    return name ? ids.map((id) => ({ id, name })) : [];
  });
  return Map.groupBy(pointers, ({ id }) => id);
}

function textIn(element: XmlElement): string {
  const { children } = withoutOwnDoi(without(element, 'title', 'label', 'object-id', ...notSaid));
  return linesOf(inFlow(renderingOf(anchorsOf(element)).render(children))).join('\n');
}

/** Each paragraph on a line of its own. */
function linesOf(nodes: readonly Html[]): string[] {
  const lines: string[] = [];
  let run: Html[] = [];
  const close = () => {
    lines.push(lineOf(run));
    run = [];
  };
  for (const node of nodes) {
    if (!isHtmlElement(node) || !isBlock(node)) run.push(node);
    else {
      close();
      lines.push(...linesOf(node.children));
    }
  }
  close();
  return lines.filter(Boolean);
}
