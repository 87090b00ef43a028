import { failed, success } from '../../../../../../platform/kernel/result.ts';
import { formTokens } from '../neutrals.ts';
import { colourTokens } from '../palette.ts';
import { fontTokens } from '../type-pairing.ts';
import { type CssToken, isSign } from './css-syntax.ts';
import type { RefusalReason, Written } from './refusal.ts';

type Bounds = readonly [least: number, most: number];
type BoundsByUnit = Readonly<Record<string, Bounds>>;

const shadow: BoundsByUnit = {
  '': [0, 0],
  px: [-64, 64],
  rem: [-4, 4],
  em: [-4, 4],
};

/** Where a number could hide or cover what the reader must see, it is held in bounds; a unit not named is refused. */
const boundsOf: Readonly<Record<string, BoundsByUnit>> = {
  opacity: { '': [0.4, 1], '%': [40, 100] },
  'font-size': { px: [10, 96], rem: [0.625, 6], em: [0.625, 6], '%': [62.5, 600], vw: [1, 20], vi: [1, 20] },
  'font-weight': { '': [100, 900] },
  'line-height': { '': [1, 4], '%': [100, 400], em: [1, 4], rem: [0.625, 12], px: [10, 192] },
  'letter-spacing': { '': [0, 0], px: [-1, 16], em: [-0.05, 1], rem: [-0.05, 1] },
  'box-shadow': shadow,
  'text-shadow': shadow,
};

/** Elsewhere nothing is negative, above all no margin. */
const checkNumber = (property: string, value: number, unit: string): RefusalReason | undefined => {
  const bounded = boundsOf[property];
  if (!bounded) return value < 0 ? 'negative' : undefined;
  const bounds = bounded[unit];
  return bounds && value >= bounds[0] && value <= bounds[1] ? undefined : 'outOfBounds';
};

const number = /^([+-]?[\d.]+)(%|[a-z]*)$/;
const units: ReadonlySet<string> = new Set(',%,px,rem,em,ch,ex,lh,vw,vh,vi,vb,svh,dvh,fr,deg,turn'.split(','));
const hex = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/;
const word = /^[a-z][a-z-]*$/;
const deepest = 4;

interface Reading {
  readonly property: string;
  readonly tokens: readonly CssToken[];
  at: number;
}

/** The function that a token stands in; at depth 0 there is none. */
interface Within {
  readonly name: string;
  readonly depth: number;
}

const isColour = (within: Within): boolean => colourFunctions.includes(within.name);

const writeVariable = (reading: Reading): Written => {
  const [name, close] = reading.tokens.slice(reading.at, reading.at + 2);
  const token = name?.kind === 'word' && name.text.startsWith('--') ? name.text.slice(2) : '';
  if (!vocabularyOf(reading.property).variables.includes(token) || !isSign(close, ')'))
    return failed('foreignVariable');
  reading.at += 2;
  return success(`var(--${token})`);
};

const writeNumber = (text: string, reading: Reading, within: Within): Written => {
  const [, digits = '', unit = ''] = number.exec(text) ?? [];
  if (digits === '' || !units.has(unit)) return failed('value');
  const wrong = isColour(within) ? undefined : checkNumber(reading.property, Number(digits), unit);
  return wrong ? failed(wrong) : success(text);
};

const writeFunction = (name: string, reading: Reading, outer: Within): Written => {
  if (name === 'var') return writeVariable(reading);
  const within = { name, depth: outer.depth + 1 };
  if (within.depth > deepest || !vocabularyOf(reading.property).functions.includes(name)) return failed('value');
  const inside = writeSequence(reading, within);
  if (!inside.ok) return inside;
  // A fourth channel is transparency, and see-through text is hidden text.
  const seeThrough = isColour(within) && inside.value.split(/[ ,]+/).length > 3;
  return seeThrough && reading.property === 'color' ? failed('value') : success(`${name}(${inside.value})`);
};

const writeToken = (token: CssToken, reading: Reading, within: Within): Written => {
  switch (token.kind) {
    case 'number':
      return writeNumber(token.text, reading, within);
    case 'hash':
      return hex.test(token.text) ? success(`#${token.text}`) : failed('value');
    case 'word': {
      const unseen = token.text === 'transparent' && reading.property === 'color';
      const isFont = reading.property === 'font-family';
      return word.test(token.text) && !unseen && !isFont ? success(token.text) : failed('value');
    }
    case 'function':
      return writeFunction(token.text, reading, within);
    case 'sign':
      return token.text === ',' || (token.text === '/' && isColour(within)) ? success(token.text) : failed('value');
    default:
      return failed('value');
  }
};

/** Reads up to the end, or up to the bracket that closes the function it stands in. */
function writeSequence(reading: Reading, within: Within): Written {
  const written: string[] = [];
  let closed = within.depth === 0;
  while (reading.at < reading.tokens.length) {
    const token = reading.tokens[reading.at];
    reading.at += 1;
    if (!token || token.kind === 'space') continue;
    closed ||= isSign(token, ')');
    if (closed && within.depth > 0) break;
    const one = writeToken(token, reading, within);
    if (!one.ok) return one;
    written.push(one.value);
  }
  return closed && written.length > 0 ? success(written.join(' ').replaceAll(' ,', ',')) : failed('value');
}

const writeContent = (tokens: readonly CssToken[]): Written => {
  const [only, more] = tokens.filter((token) => token.kind !== 'space');
  if (only?.kind === 'string' && only.text === '' && !more) return success('""');
  return only?.kind === 'word' && only.text === 'none' && !more ? success('none') : failed('value');
};

/** Writes a value anew from the tokens that are known to be harmless; nothing is copied from the tenant's text. */
export const writeValue = (property: string, tokens: readonly CssToken[]): Written =>
  property === 'content' ? writeContent(tokens) : writeSequence({ property, tokens, at: 0 }, { name: '', depth: 0 });

/** What the values of a property may be made of, in addition to plain words, numbers and colours. */
interface Vocabulary {
  readonly functions: readonly string[];
  readonly variables: readonly string[];
}

const colourFunctions: readonly string[] = ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab'];
const sizeFunctions = ['min', 'max', 'clamp'];
const gridFunctions = ['minmax', 'repeat', 'fit-content'];

/** A `calc()` could be negative, and a variable of another kind could make text vanish: neither is in any list. */
const vocabularyOf = (property: string): Vocabulary => {
  if (property === 'font-size') return { functions: ['clamp'], variables: [] };
  if (property === 'font-family') return { functions: [], variables: fontTokens };
  if (property === 'box-shadow') return { functions: colourFunctions, variables: [...colourTokens, 'shadow'] };
  if (property.endsWith('radius')) return { functions: sizeFunctions, variables: Object.keys(formTokens) };
  if (property.startsWith('grid-template')) return { functions: [...sizeFunctions, ...gridFunctions], variables: [] };
  if (/color|border|shadow|decoration/.test(property)) return { functions: colourFunctions, variables: colourTokens };
  return { functions: /^(?:padding|margin|min-|max-)|gap$/.test(property) ? sizeFunctions : [], variables: [] };
};
