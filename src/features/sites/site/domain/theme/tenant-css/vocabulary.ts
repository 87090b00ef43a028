import { formTokens } from '../form-tokens.ts';
import { colourTokens } from '../palette.ts';
import { fontTokens } from '../type-pairing.ts';

/** What the values of a property may be made of, beside plain words, numbers and colours. */
export interface Vocabulary {
  readonly functions: readonly string[];
  readonly variables: readonly string[];
}

export const colourFunctions: readonly string[] = ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab'];
const sizeFunctions = ['min', 'max', 'clamp'];
const gridFunctions = ['minmax', 'repeat', 'fit-content'];

/** A `calc()` could be negative, and a variable of another kind could make text vanish: neither is in any list. */
export const vocabularyOf = (property: string): Vocabulary => {
  if (property === 'font-size') return { functions: ['clamp'], variables: [] };
  if (property === 'font-family') return { functions: [], variables: fontTokens };
  if (property === 'box-shadow') return { functions: colourFunctions, variables: [...colourTokens, 'shadow'] };
  if (property.endsWith('radius')) return { functions: sizeFunctions, variables: Object.keys(formTokens) };
  if (property.startsWith('grid-template')) return { functions: [...sizeFunctions, ...gridFunctions], variables: [] };
  if (/color|border|shadow|decoration/.test(property)) return { functions: colourFunctions, variables: colourTokens };
  return { functions: /^(?:padding|margin|min-|max-)|gap$/.test(property) ? sizeFunctions : [], variables: [] };
};
