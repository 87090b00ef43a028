import temml from 'temml';
import { readXml } from '../../../../../../../platform/documents/xml/read-xml.ts';
import {
  childElements,
  isElement,
  rawTextOf,
  textOf,
  type XmlElement,
} from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Attributes, type Html, html } from '../html/html-tree.ts';
import { isMathAttribute, isMathTag, type MathTag } from '../math/math-vocabulary.ts';
import { noteProblem, type Rendering, type Rows } from '../rendering.ts';
import { insideOf } from './captions.ts';
import { contents, named } from './row.ts';

interface Alphabet {
  readonly upper?: number;
  readonly lower?: number;
  readonly digits?: number;
  readonly greekUpper?: number;
  readonly greekLower?: number;
}

/** Where Unicode keeps the letters of formulas, by the names that MathML gives to them. */
const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce, greekUpper: 0x1d6a8, greekLower: 0x1d6c2 },
  italic: { upper: 0x1d434, lower: 0x1d44e, greekUpper: 0x1d6e2, greekLower: 0x1d6fc },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, greekUpper: 0x1d71c, greekLower: 0x1d736 },
  script: { upper: 0x1d49c, lower: 0x1d4b6 },
  'bold-script': { upper: 0x1d4d0, lower: 0x1d4ea },
  fraktur: { upper: 0x1d504, lower: 0x1d51e },
  'double-struck': { upper: 0x1d538, lower: 0x1d552, digits: 0x1d7d8 },
  'bold-fraktur': { upper: 0x1d56c, lower: 0x1d586 },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digits: 0x1d7e2 },
  'bold-sans-serif': { upper: 0x1d5d4, lower: 0x1d5ee, digits: 0x1d7ec, greekUpper: 0x1d756, greekLower: 0x1d770 },
  'sans-serif-italic': { upper: 0x1d608, lower: 0x1d622 },
  'sans-serif-bold-italic': { upper: 0x1d63c, lower: 0x1d656, greekUpper: 0x1d790, greekLower: 0x1d7aa },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digits: 0x1d7f6 },
};

/** Letters that Unicode had before it had the alphabets, and so left out there. */
const elsewhere: Readonly<Record<string, string>> = {
  'italic h': 'ℎ',
  'script B': 'ℬ',
  'script E': 'ℰ',
  'script F': 'ℱ',
  'script H': 'ℋ',
  'script I': 'ℐ',
  'script L': 'ℒ',
  'script M': 'ℳ',
  'script R': 'ℛ',
  'script e': 'ℯ',
  'script g': 'ℊ',
  'script o': 'ℴ',
  'fraktur C': 'ℭ',
  'fraktur H': 'ℌ',
  'fraktur I': 'ℑ',
  'fraktur R': 'ℜ',
  'fraktur Z': 'ℨ',
  'double-struck C': 'ℂ',
  'double-struck H': 'ℍ',
  'double-struck N': 'ℕ',
  'double-struck P': 'ℙ',
  'double-struck Q': 'ℚ',
  'double-struck R': 'ℝ',
  'double-struck Z': 'ℤ',
};

/** Browsers no longer follow `mathvariant`: the letter itself has to say that it is bold. */
const inVariant = (text: string, variant: string): string => {
  const alphabet = alphabets[variant];
  return alphabet
    ? [...text].map((letter) => elsewhere[`${variant} ${letter}`] ?? inAlphabet(letter, alphabet)).join('')
    : text;
};

function inAlphabet(letter: string, alphabet: Alphabet): string {
  const ranges: readonly (readonly [string, string, number | undefined])[] = [
    ['A', 'Z', alphabet.upper],
    ['a', 'z', alphabet.lower],
    ['0', '9', alphabet.digits],
    ['Α', 'Ω', alphabet.greekUpper],
    ['α', 'ω', alphabet.greekLower],
  ];
  for (const [first, last, start] of ranges) {
    if (start !== undefined && letter >= first && letter <= last) {
      return String.fromCodePoint(start + (letter.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0));
    }
  }
  return letter;
}

const leaves: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
/** Marks for an alignment that browsers don't do, and notes for machines next to the formula that is shown. */
const hiddenElements: ReadonlySet<string> = new Set(['malignmark', 'maligngroup', 'annotation', 'annotation-xml']);
const harmless = /^[\w\s.,%+#-]{0,100}$/;

/** The alphabet that a formula's part is set in, by its own word or by that of a part around it. */
type Variant = string | undefined;

/** A formula with what browsers know of MathML, without its prefix. */
function mathOf(element: XmlElement, at: Rendering): Html[] {
  const variant = element.attributes.mathvariant;
  const attributes = { ...attributesOf(element), display: at.display ? 'block' : undefined };
  return [html('math', attributes, partsOf(element, at, variant))];
}

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

const partsOf = (element: XmlElement, at: Rendering, variant: Variant): Html[] => {
  const text = element.children.filter((node) => !isElement(node) && node.trim() !== '');
  const loose = text.map((node) => html('mtext', {}, [rawTextOf(node)]));
  return [...loose, ...childElements(element).flatMap((part) => mathPart(part, at, variant))];
};

function mathPart(element: XmlElement, at: Rendering, around: Variant): Html[] {
  const name = localName(element);
  const variant = element.attributes.mathvariant ?? around;
  if (hiddenElements.has(name)) return [];
  if (leaves.has(name)) return [leaf(element, name as MathTag, at, variant)];
  if (name === 'semantics' || name === 'maction')
    return childElements(element)
      .slice(0, 1)
      .flatMap((part) => mathPart(part, at, variant));
  if (name === 'mfenced') return [fenced(element, at, variant)];
  // Its first cell is the number of the formula.
  if (name === 'mlabeledtr') return [html('mtr', attributesOf(element), partsOf(element, at, variant))];
  if (isMathTag(name)) return [html(name, attributesOf(element), partsOf(element, at, variant))];
  noteProblem(at, 'element-unknown', element.name);
  return [html('mrow', {}, partsOf(element, at, variant))];
}

function leaf(element: XmlElement, name: MathTag, at: Rendering, variant: Variant): Html {
  for (const part of childElements(element)) {
    if (['malignmark', 'mglyph'].includes(localName(part))) continue;
    noteProblem(at, 'element-unknown', part.name);
  }
  const attributes = attributesOf(element);
  const text = textOf(element);
  if (variant === undefined || variant === 'normal') return html(name, { ...attributes, mathvariant: variant }, [text]);
  const styled = name === 'mtext' ? text : inVariant(text, variant);
  return html(name, { ...attributes, mathvariant: undefined }, [styled]);
}

/** Browsers no longer know `mfenced`: its fences and separators are written out. */
function fenced(element: XmlElement, at: Rendering, variant: Variant): Html {
  const { open = '(', close = ')', separators = ',' } = element.attributes;
  const marks = [...separators.replace(/\s+/g, '')];
  const parts = childElements(element).flatMap((part, index): Html[] => {
    const mark = marks[Math.min(index - 1, marks.length - 1)];
    return [
      ...(index > 0 && mark !== undefined ? [operator(mark, { separator: 'true' })] : []),
      ...mathPart(part, at, variant),
    ];
  });
  return html('mrow', {}, [...operatorOf(open, 'prefix'), ...parts, ...operatorOf(close, 'postfix')]);
}

const operator = (text: string, attributes: Attributes): Html => html('mo', attributes, [text]);

const operatorOf = (fence: string, form: string): Html[] =>
  fence.trim() === '' ? [] : [operator(fence.trim(), { fence: 'true', form })];

function attributesOf(element: XmlElement): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name !== 'mathvariant' && isMathAttribute(name) && harmless.test(value)) kept[name] = value;
  }
  return kept;
}

/** Longer than any formula that a reader could follow. */
const longest = 20_000;

/** A formula that is written in TeX only. What can't be read is shown as it was written. */
function texMath(element: XmlElement, at: Rendering): Html[] {
  const source = formulaIn(rawTextOf(element));
  const math = source === '' || source.length > longest ? undefined : mathFrom(source, at.display);
  if (math) return mathOf(math, at);
  noteProblem(at, 'formula-unreadable', source.slice(0, 200));
  return [html('code', { 'data-jats': 'tex-math' }, [source])];
}

function mathFrom(source: string, displayMode: boolean): XmlElement | undefined {
  try {
    const written = temml.renderToString(source, { displayMode, throwOnError: true, xml: true, maxExpand: 1000 });
    const read = readXml(Buffer.from(written));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Some sources carry a whole TeX document around the formula, or the dollar signs. */
function formulaIn(tex: string): string {
  const document = /\\begin\s*\{document\}([\s\S]*?)\\end\s*\{document\}/.exec(tex)?.[1] ?? tex;
  const trimmed = document.trim();
  for (const [open, close] of [
    ['$$', '$$'],
    ['$', '$'],
    ['\\[', '\\]'],
    ['\\(', '\\)'],
  ] as const) {
    if (trimmed.length >= open.length + close.length && trimmed.startsWith(open) && trimmed.endsWith(close)) {
      return trimmed.slice(open.length, -close.length).trim();
    }
  }
  return trimmed;
}

export const formulas: Rows = {
  'disp-formula': (element, at) => [
    html(
      'div',
      { 'data-jats': 'disp-formula' },
      at.render(element.children, { ...insideOf(element, at), display: true }),
    ),
  ],
  'disp-formula-group': named('div'),
  'inline-formula': contents,
  'mml:math': (element, at) => mathOf(element, at),
  'tex-math': (element, at) => texMath(element, at),
};
