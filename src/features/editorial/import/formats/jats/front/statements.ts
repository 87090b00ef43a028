import { pointersOf } from '../../../../../../platform/documents/jats/people.ts';
import { without } from '../../../../../../platform/documents/jats/plain-text.ts';
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
import { type ArticleReading, languageOf, namesOf } from './article-reading.ts';
import { creditsIn } from './contributors.ts';
import { withoutOwnDoi } from './texts.ts';

type StatementType =
  | 'author-contributions'
  | 'acknowledgements'
  | 'funding'
  | 'competing-interests'
  | 'data-availability'
  | 'ethics'
  | 'generative-tools';

/** In the order in which they are shown. JATS leaves the words of its types to publishers, and many write a heading only. */
const names: readonly (readonly [StatementType, RegExp])[] = [
  [
    'author-contributions',
    /^(credit )?(author(s|ship)?( s)? )?contributions?( statement)?$|^con$|^作者贡献(声明|说明)?$/,
  ],
  ['acknowledgements', /^ack(nowledge?ments?)?$|^致谢$/],
  [
    'funding',
    /^(funding|financial (support|disclosure)|supported by)( (statement|information|sources?))?$|^(基金项目|资助信息)$/,
  ],
  [
    'competing-interests',
    /^(competing|conflicts?|coi|declarations? of|disclosures? of)\b.*\binterests?( statements?)?$|^(conflict|coi statement)$|^利益冲突(声明)?$/,
  ],
  [
    'data-availability',
    /^(data|code)\b.*\b(availability|accessibility)( statements?)?$|^availability of\b.*\b(data|code|materials?)$|^数据可[用获]/,
  ],
  [
    'ethics',
    /^(research )?ethic(s|al)( (information|statements?|approvals?|considerations?|declarations?))*( and consent\b.*)?$|^伦理/,
  ],
  [
    'generative-tools',
    /^(ai|generative ai)\b.*\bstatement$|^(declaration of|use of)( generative)? (ai|artificial intelligence)\b/,
  ],
];

const statementTypes = names.map(([type]) => type);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

const statementNamed = (name: string): StatementType | undefined =>
  names.find(([, form]) => form.test(plain(name)))?.[0];

/** What a part of an article declares, by its type or else by its heading. */
function statementTypeOf(element: XmlElement): StatementType | undefined {
  if (element.name === 'ack') return 'acknowledgements';
  if (element.name === 'funding-statement') return 'funding';
  if (!['sec', 'notes', 'fn', 'fn-group'].includes(element.name)) return undefined;
  const { 'sec-type': sec, 'notes-type': notes, 'fn-type': note, 'content-type': content } = element.attributes;
  return statementNamed(sec ?? notes ?? note ?? content ?? '') ?? statementNamed(textOf(child(element, 'title')));
}

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
  const collect = (element: XmlElement, inText: boolean, isIn?: StatementType) => {
    const type = isIn ?? statementTypeOf(element);
    const notes = childrenNamed(element, 'fn');
    if (type && element.name === 'fn-group' && notes.length > 0) for (const note of notes) collect(note, inText, type);
    else if (type) parts.push({ type, element, inText });
    else if (!notEntered.has(element.name)) for (const one of childElements(element)) collect(one, inText);
  };
  for (const part of childrenNamed(article, 'front', 'body', 'back')) collect(part, part.name !== 'front');
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
    return name ? pointersOf(contrib).map((id) => ({ id, name })) : [];
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
