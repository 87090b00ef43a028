import { filledElement, lineOf, xmlElement } from '../written-xml.ts';
import { attribute, type HtmlElement, type HtmlNode, isBlank, isElement, nameOf, textOf } from './html-nodes.ts';
import { inline, type Writing } from './inline.ts';
import { paragraphsOf } from './paragraphs.ts';

const heading = /^h[1-6]$/;
const isHeading = (node: HtmlNode): node is HtmlElement => isElement(node) && heading.test(node.tagName);

interface Section {
  readonly name: string;
  readonly id: string | null;
  readonly title: readonly HtmlNode[];
  readonly parts: Part[];
}

type Part = HtmlNode | Section;

const isSection = (part: Part): part is Section => 'parts' in part;

const tags = new Set(['section', 'article', 'main']);

/** The sections of a text: those that it has, and those that begin with a heading that stands by itself. */
function structure(nodes: readonly HtmlNode[]): Part[] {
  const top: Part[] = [];
  let open: { readonly level: number; readonly section: Section }[] = [];
  const here = (): Part[] => open.at(-1)?.section.parts ?? top;
  for (const node of nodes) {
    if (isHeading(node)) {
      const level = Number(node.tagName.slice(1));
      open = open.filter((one) => one.level < level);
      const section = { name: 'sec', id: attribute(node, 'id') ?? null, title: node.childNodes, parts: [] };
      here().push(section);
      open.push({ level, section });
    } else if (isElement(node) && tags.has(node.tagName)) here().push(sectionOf(node));
    else here().push(node);
  }
  return top;
}

function sectionOf(element: HtmlElement): Section {
  const first = element.childNodes.find((node) => !isBlank(node));
  const title = first && isHeading(first) ? first : undefined;
  return {
    name: nameOf(element) || 'sec',
    id: attribute(element, 'id') ?? null,
    title: title?.childNodes ?? [],
    parts: structure(element.childNodes.filter((node) => node !== title)),
  };
}

/** Blocks first, then sections, as the schema has it; what follows a section stands in one of its own. */
function content(parts: readonly Part[], at: Writing): string {
  const first = parts.findIndex(isSection);
  const isNode = (part: Part): part is HtmlNode => !isSection(part);
  const before = (first === -1 ? parts : parts.slice(0, first)).filter(isNode);
  const written = at.blocks(before);
  let loose: HtmlNode[] = [];
  const close = () => {
    const blocks = at.blocks(loose);
    if (blocks.length > 0) written.push(xmlElement('sec', ['<title/>', ...blocks]));
    loose = [];
  };
  for (const part of first === -1 ? [] : parts.slice(first)) {
    if (!isSection(part)) loose.push(part);
    else {
      close();
      written.push(section(part, at));
    }
  }
  close();
  return written.join('');
}

function section({ id, title, parts }: Section, at: Writing): string {
  const own = at.anchors.take(id);
  const words = inline(title, at).trim();
  const inside = content(parts, at);
  if (inside === '' && words === '') return '';
  return xmlElement('sec', [words === '' ? '<title/>' : xmlElement('title', words), inside], { id: own });
}

/** As JATS4R knows a statement of interests by its title. */
const interests =
  /^(?:competing|conflicts?|coi|declarations? of|disclosures? of|potential|financial)\b.*\binterests?\b|^(?:conflict|coi statement|disclosures?)$|利益冲突/i;

export interface WrittenBody {
  readonly body: string;
  /** What goes into the back: thanks, appendices. */
  readonly back: string;
  /** Statements about interests, which stand among the notes about authors. */
  readonly interests: string;
}

/** The text of a paper from its safe HTML. The list of references is written from what is known of them. */
export function writtenBody(nodes: readonly HtmlNode[], at: Writing): WrittenBody {
  const back: string[] = [];
  const appendices: string[] = [];
  const notes: string[] = [];
  const isKept = (part: Part): boolean => {
    if (!isSection(part)) return true;
    if (part.name === 'ref-list') return false;
    const title = lineOf(part.title.map(textOf).join(''));
    if (interests.test(title)) {
      const text = paragraphsOf(flat(part, at));
      if (text.length > 0)
        notes.push(xmlElement('fn', text, { 'fn-type': 'coi-statement', id: at.anchors.take(part.id) }));
      return false;
    }
    if (part.name === 'ack') {
      back.push(section(part, at).replace(/^<sec(.*)<\/sec>$/s, '<ack$1</ack>'));
      return false;
    }
    if (part.name === 'app-group' || part.name === 'app') {
      const apps = part.name === 'app' ? [part] : part.parts.filter(isSection);
      for (const app of apps) appendices.push(section(app, at).replace(/^<sec(.*)<\/sec>$/s, '<app$1</app>'));
      return false;
    }
    // Also where such a section stands in another one.
    part.parts.splice(0, part.parts.length, ...part.parts.filter(isKept));
    return true;
  };
  const body = content(structure(nodes).filter(isKept), at);
  return { body, back: back.join('') + filledElement('app-group', appendices), interests: notes.join('') };
}

const flat = ({ parts }: Section, at: Writing): string[] =>
  parts.flatMap((part) => (isSection(part) ? flat(part, at) : at.blocks([part])));
