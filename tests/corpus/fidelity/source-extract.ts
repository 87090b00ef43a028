import { SaxesParser } from 'saxes';
import { type Extract, isCounted } from './counted-elements.ts';
import { wordsOf } from './words.ts';

/** What no reader is shown, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'object-id': 'an identifier, not a text',
  'alt-text': 'stands in an attribute of the picture',
  'mml:annotation': 'the same formula for machines',
  'mml:annotation-xml': 'the same formula for machines',
  'copyright-year': 'the copyright statement says it',
  'copyright-holder': 'the copyright statement says it',
  'ali:license_ref': 'the address of the licence, for machines',
  'contrib-id': 'an identifier, not a text',
  'institution-id': 'an identifier, not a text',
  'index-term': 'for a printed index',
  'processing-meta': 'how the file was made',
};

/** Of several forms of the same thing one is shown. */
const bestForms = ['math', 'tex-math', 'table', 'code', 'textual-form', 'media', 'mixed-citation'];

const wholes = new Set(['article', 'sub-article', 'response']);
const stretches = ['body', 'floats-group', 'back'];

class Gathering {
  words: string[] = [];
  counts: Record<string, number> = {};

  add(other: Gathering) {
    for (const word of other.words) this.words.push(word);
    for (const [name, count] of Object.entries(other.counts)) this.counts[name] = (this.counts[name] ?? 0) + count;
  }
}

class Part {
  readonly name: string;
  readonly stretches = new Map<string, Gathering>();

  constructor(name: string) {
    this.name = name;
  }
}

export interface SourcePart extends Extract {
  /** `article`, or the id of the sub-article. */
  readonly name: string;
}

/**
 * The words and elements of an article's text, straight from the parser's events: one part for the article, one for each
 * sub-article and response in their order. Front matter is left out.
 */
export function extractSource(xml: string): readonly SourcePart[] {
  const parts: Part[] = [];
  const openParts: { part: Part; depth: number }[] = [];
  const path: string[] = [];
  const sinks: Gathering[] = [];
  const forms: { depth: number; made: { name: string; gathering: Gathering }[] }[] = [];
  let hiddenAt = 0;
  let text = '';

  const flush = () => {
    const sink = sinks.at(-1);
    if (sink && hiddenAt === 0) for (const word of wordsOf(text)) sink.words.push(word);
    text = '';
  };

  const parser = new SaxesParser();
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('text', (characters) => {
    text += characters;
  });
  parser.on('cdata', (characters) => {
    text += characters;
  });
  parser.on('opentag', ({ name, attributes }) => {
    flush();
    path.push(name);
    const depth = path.length;
    const open = openParts.at(-1);
    if (wholes.has(name)) {
      const part = new Part(depth === 1 ? 'article' : (attributes.id ?? name));
      parts.push(part);
      openParts.push({ part, depth });
    } else if (open && depth === open.depth + 1 && stretches.includes(name)) {
      const gathering = new Gathering();
      open.part.stretches.set(name, gathering);
      sinks.push(gathering);
    }
    if (hiddenAt === 0 && Object.hasOwn(leftOut, name)) hiddenAt = depth;
    if (hiddenAt > 0 || sinks.length === 0) return;
    const form = forms.at(-1);
    if (form && depth === form.depth + 1) {
      const gathering = new Gathering();
      form.made.push({ name: name.replace(/^.*:/, ''), gathering });
      sinks.push(gathering);
    }
    const counts = sinks.at(-1)?.counts;
    if (counts && isCounted(name)) counts[name] = (counts[name] ?? 0) + 1;
    if (name === 'alternatives' || name === 'citation-alternatives') forms.push({ depth, made: [] });
  });
  parser.on('closetag', ({ name }) => {
    flush();
    const depth = path.length;
    const form = forms.at(-1);
    if (form?.depth === depth) {
      forms.pop();
      const best =
        bestForms.map((wanted) => form.made.find((made) => made.name === wanted)).find(Boolean) ?? form.made[0];
      if (best) sinks.at(-1)?.add(best.gathering);
    } else if (hiddenAt === 0 && form && depth === form.depth + 1) sinks.pop();
    const open = openParts.at(-1);
    if (open?.depth === depth) openParts.pop();
    else if (open && depth === open.depth + 1 && stretches.includes(name)) sinks.pop();
    if (hiddenAt === depth) hiddenAt = 0;
    path.pop();
  });
  parser.write(xml).close();
  return parts.map(partOf);
}

/** Figures that were gathered at the end of the file are shown after the text. */
function partOf({ name, stretches: found }: Part): SourcePart {
  const all = new Gathering();
  for (const stretch of stretches) {
    const gathering = found.get(stretch);
    if (gathering) all.add(gathering);
  }
  return { name, words: all.words, counts: all.counts };
}
