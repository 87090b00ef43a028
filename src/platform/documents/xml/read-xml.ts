import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';
import { decodeXml } from './decode-xml.ts';
import { createSafeParser, Refused, refuse } from './safe-parser.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

export interface XmlCaps {
  readonly bytes: number;
  readonly depth: number;
  readonly elements: number;
  /** Of one element. */
  readonly attributes: number;
  /** Of all texts and attributes together, of one of them, and of what comes before the first element. */
  readonly characters: number;
  readonly charactersAtOnce: number;
  readonly charactersBefore: number;
  /** Of computing: a busy machine refuses nothing. */
  readonly milliseconds: number;
}

/**
 * Several times what the largest articles need, and little enough for the thread that reads them: a thread without memory is
 * ended, but a single string that is too large for it ends the whole process.
 */
export const usualCaps: XmlCaps = {
  bytes: 32 * 1024 * 1024,
  depth: 150,
  elements: 200_000,
  attributes: 200,
  characters: 8_000_000,
  charactersAtOnce: 1_000_000,
  charactersBefore: 500_000,
  milliseconds: 4000,
};

const piece = 65_536;

function computingTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Most elements have none; one object for all of them saves half of the memory. */
const noAttributes: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

interface GrowingElement extends XmlElement {
  readonly children: XmlNode[];
}

/** Reads a document without ever expanding an entity or fetching anything. What goes beyond the caps is refused. */
export function readXml(bytes: Uint8Array, caps: XmlCaps = usualCaps): Result<XmlElement, Refusal> {
  if (bytes.length > caps.bytes) {
    return failed({ reason: `the file has more than ${Math.floor(caps.bytes / (1024 * 1024))} MB` });
  }
  const decoded = decodeXml(bytes);
  if (!decoded.ok) return decoded;
  try {
    return success(parse(decoded.value, caps));
  } catch (problem) {
    if (problem instanceof Refused) return failed({ reason: problem.message });
    throw problem;
  }
}

function parse(text: string, caps: XmlCaps): XmlElement {
  const started = computingTime();
  const parser = createSafeParser();
  const open: GrowingElement[] = [];
  let root: GrowingElement | undefined;
  let elements = 0;
  let attributes = 0;
  let characters = 0;

  const count = (text: string) => {
    characters += text.length;
    if (characters > caps.characters) refuse(`the document has more than ${caps.characters} characters`);
    if (text.length > caps.charactersAtOnce)
      refuse(`a text in line ${parser.line} has more than ${caps.charactersAtOnce} characters`);
  };
  const addText = (added: string) => {
    count(added);
    const siblings = open.at(-1)?.children;
    if (!siblings || added === '') return;
    const last = siblings.at(-1);
    if (typeof last === 'string') siblings[siblings.length - 1] = last + added;
    else siblings.push(added);
  };

  parser.on('attribute', ({ value }) => {
    attributes += 1;
    count(value);
    if (attributes > caps.attributes)
      refuse(`an element in line ${parser.line} has more than ${caps.attributes} attributes`);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > caps.elements) refuse(`the document has more than ${caps.elements} elements`);
    if (open.length >= caps.depth)
      refuse(`elements are nested more than ${caps.depth} levels deep in line ${parser.line}`);
    const given = attributes > 0 ? tag.attributes : noAttributes;
    attributes = 0;
    const element: GrowingElement = { name: tag.name, attributes: given, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);

  for (let start = 0; start < text.length; start += piece) {
    parser.write(text.slice(start, start + piece));
    if (!root && start > caps.charactersBefore) refuse('the document does not begin with its first element');
    if (computingTime() - started > caps.milliseconds) refuse('reading the document takes too long');
  }
  parser.close();
  return root ?? refuse('the document has no root element');
}
