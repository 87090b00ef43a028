import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parseFragment, serializeOuter } from 'parse5';
import { escapeHtml } from '../../../../platform/kernel/escape-html.ts';
import { isBlank, isWord, piecesOf } from '../../../../platform/kernel/redline/words-of.ts';
import { type Block, type Group, isHeading, type Leaf, type Phrase, type Token } from './blocks.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];
type Side = 'before' | 'after';

const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const phraseTags = namesIn(
  'a abbr b bdi br cite code data del dfn em i img ins kbd mark math q rp rt ruby s samp small span strong sub sup svg time u var wbr',
);
const pictures = namesIn('img svg video audio picture');
const voidTags = namesIn('br col hr img wbr');
/** Words raised or lowered mean something else. */
const telling = namesIn('sub sup');
/** Of the earlier version: what its looks depend on. Its names and links would lead to the wrong place. */
const keptBefore = namesIn('lang dir colspan start data-jats data-look data-align data-valign data-type');
const keptInPhrases = { before: namesIn('lang dir'), after: namesIn('id href lang dir title datetime') };
/** What the words around have of looks; the rest of what a source says of its words no reader sees. */
const styling = namesIn('label title disp-formula inline-formula');
const droppedAfter = namesIn('data-file data-rid');
const ownName = /^(?:change|moved)-\d+$/;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isPhrase = (node: Node): boolean => !isElement(node) || phraseTags.has(node.tagName);

/** A stored text as blocks. Their tags are ready to be written. */
export function readBlocks(html: string, side: Side): Block[] {
  return blocksIn(parseFragment(html).childNodes, side, false);
}

function blocksIn(nodes: readonly Node[], side: Side, isVerbatim: boolean): Block[] {
  const blocks: Block[] = [];
  let words: Node[] = [];
  const closeWords = () => {
    const tokens = tokensIn(words, side, isVerbatim);
    if (tokens.some(({ kind }) => kind !== 'blank')) blocks.push(leaf('', '', '', tokens));
    words = [];
  };
  for (const node of nodes) {
    if (isPhrase(node) && !holdsBlock(node)) words.push(node);
    else {
      closeWords();
      blocks.push(...blockOf(node as Element, side, isVerbatim));
    }
  }
  closeWords();
  return blocks;
}

const holdsBlock = (node: Node): boolean =>
  isElement(node) &&
  node.tagName !== 'math' &&
  !pictures.has(node.tagName) &&
  node.childNodes.some((child) => !isPhrase(child) || holdsBlock(child));

function blockOf(element: Element, side: Side, isVerbatim: boolean): Block[] {
  const { tagName: tag } = element;
  const [open, close] = [openTag(element, side), voidTags.has(tag) ? '' : `</${tag}>`];
  const isPre = isVerbatim || tag === 'pre';
  const isLeaf = element.childNodes.every((node) => isPhrase(node) && !holdsBlock(node));
  // A phrase around blocks has nothing to show of its own.
  if (phraseTags.has(tag)) return blocksIn(element.childNodes, side, isPre);
  if (isLeaf) return [leaf(tag, open, close, tokensIn(element.childNodes, side, isPre))];
  return [group(tag, open, close, blocksIn(element.childNodes, side, isPre))];
}

function leaf(tag: string, open: string, close: string, tokens: readonly Token[]): Leaf {
  const bag = new Map<string, number>();
  let size = 0;
  for (const { key, kind } of tokens) {
    if (kind === 'blank' || kind === 'sign') continue;
    bag.set(key, (bag.get(key) ?? 0) + 1);
    size += 1;
  }
  const key = tokens
    .map((token) => token.key)
    .join('')
    .trim();
  return { kind: 'leaf', tag, open, close, tokens, key: `${isHeading({ tag }) ? 'h' : ''}:${key}`, bag, size };
}

function group(tag: string, open: string, close: string, children: readonly Block[]): Group {
  const bag = new Map<string, number>();
  for (const child of children) for (const [word, count] of child.bag) bag.set(word, (bag.get(word) ?? 0) + count);
  const hash = createHash('sha1');
  for (const child of children) hash.update(child.key).update('\n');
  const size = children.reduce((sum, child) => sum + child.size, 0);
  return { kind: 'group', tag, open, close, children, key: `${tag}:${hash.digest('base64')}`, bag, size };
}

function tokensIn(nodes: readonly Node[], side: Side, isVerbatim: boolean): Token[] {
  const tokens: Token[] = [];
  const add = (html: string, key: string, kind: Token['kind'], phrases: readonly Phrase[]) =>
    tokens.push({ html, key, kind, phrases });
  const walk = (node: Node, phrases: readonly Phrase[], level: string) => {
    if ('value' in node) {
      for (const piece of piecesOf(node.value)) {
        if (!isBlank(piece)) add(escapeHtml(piece), level + piece, isWord(piece) ? 'word' : 'sign', phrases);
        else if (isVerbatim) add(piece, piece, 'blank', phrases);
        else if (tokens.at(-1)?.key !== ' ') add(' ', ' ', 'blank', phrases);
      }
      return;
    }
    if (!isElement(node) || node.tagName === 'wbr') return;
    const { tagName: tag } = node;
    if (tag === 'br') add('<br>', isVerbatim ? '\n' : '<br>', 'blank', phrases);
    else if (pictures.has(tag)) add(wholeOf(node, side), `<${tag} ${pictureOf(node)}>`, 'picture', phrases);
    else if (tag === 'math') add(wholeOf(node, side), wholeOf(node, 'before'), 'formula', phrases);
    else {
      const phrase = phraseOf(node, side);
      const inside = telling.has(tag) ? `${level}<${tag}>` : level;
      for (const child of node.childNodes) walk(child, phrase ? [...phrases, phrase] : phrases, inside);
    }
  };
  for (const node of nodes) walk(node, [], '');
  return tokens;
}

/** A picture is the same if its bytes are, which its address tells. One that nobody delivered is known by its name without a version. */
function pictureOf({ attrs }: Element): string {
  const value = (name: string) => attrs.find((given) => given.name === name)?.value;
  return value('src') ?? value('data-file')?.replace(/-v\d+(?=\.\w+$|$)/, '') ?? value('alt') ?? '';
}

function wholeOf(element: Element, side: Side): string {
  if (element.tagName === 'img') {
    const kept = element.attrs.filter(({ name }) => side === 'after' || name !== 'id');
    return `<img${written(kept.filter(({ name }) => name !== 'data-file'))}>`;
  }
  const html = serializeOuter(element);
  return side === 'after' ? html : html.replaceAll(/(<[^>]*?) id="[^"]*"/g, '$1');
}

/** The source's own marks of changes are none of ours: they become what they look like. `samp` is what is said of a change. */
const replacements: Readonly<Record<string, string>> = { ins: 'u', del: 's', samp: 'kbd' };

function phraseOf(element: Element, side: Side): Phrase | null {
  const tag = replacements[element.tagName] ?? element.tagName;
  if (tag === 'a' && side === 'before') return null;
  const attributes = attributesOf(element, side).filter(
    ({ name, value }) => keptInPhrases[side].has(name) || (name === 'data-jats' && styling.has(value)),
  );
  if ((tag === 'span' || tag === 'a') && attributes.length === 0) return null;
  const again = attributes.filter(({ name }) => name !== 'id');
  return { open: `<${tag}${written(attributes)}>`, openAgain: `<${tag}${written(again)}>`, close: `</${tag}>` };
}

const attributesOf = ({ attrs }: Element, side: Side) =>
  attrs.filter(({ name, value }) => {
    if (side === 'before') return keptBefore.has(name);
    return !droppedAfter.has(name) && !(name === 'id' && ownName.test(value));
  });

const written = (attributes: readonly { readonly name: string; readonly value: string }[]): string =>
  attributes.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('');

const openTag = (element: Element, side: Side): string => `<${element.tagName}${written(attributesOf(element, side))}>`;
