import { Converter } from 'opencc-js/t2cn';

const range = (from: string, to: string): string[] =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, place) =>
    String.fromCharCode(from.charCodeAt(0) + place),
  );

/** The engine reads `=>` and spaces as signs of its own. */
const written = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const become = (characters: readonly string[], sign: string): string[] =>
  characters.map((character) => `${written(character)}=>${sign}`);

/** ！ to ～ are ! to ~, each 0xFEE0 further on. */
const fullWidth = range('！', '～').map(
  (wide) => `${written(wide)}=>${written(String.fromCharCode(wide.charCodeAt(0) - 0xfee0))}`,
);

/** What typesetting made of plain signs. Soft hyphens and joiners are nothing at all. */
export const plainSigns: readonly string[] = [
  ...fullWidth,
  ...become([...'‘’‚‛′ʼ`´'], written("'")),
  ...become([...'“”„‟″«»'], '\\u0022'),
  ...become([...'‐‑‒–—―−﹣'], '-'),
  ...become(['\u3000', '\u00a0', '\u2009', '\u202f', '\u2002', '\u2003'], '\\u0020'),
  ...become(['\u00ad', '\u200b', '\u200c', '\u200d', '\ufeff', '\u200e', '\u200f', '\u2060'], ''),
  ...range('₀', '₉').map((small, digit) => `${written(small)}=>${digit}`),
  ...[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((small, digit) => `${written(small)}=>${digit}`),
  ...become(['⁺', '₊'], '+'),
  ...become(['⁻', '₋'], '-'),
];

const names =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega';

/** Greek letters by their English names, small and capital, and the signs that only look like them. */
export const greekNames: readonly string[] = [
  ...names.split(' ').map((name, place) => `${String.fromCharCode(0x3b1 + place)}=>${name}`),
  ...names
    .split(' ')
    .map((name, place) => `${String.fromCharCode(0x391 + place)}=>${name}`)
    .filter((_, place) => place !== 17),
  ...Object.entries({
    µ: 'mu',
    ϵ: 'epsilon',
    ϕ: 'phi',
    ϑ: 'theta',
    ϰ: 'kappa',
    ϱ: 'rho',
    ϖ: 'pi',
    ƛ: 'lambda',
  }).map(([letter, name]) => `${letter}=>${name}`),
  '\\u2126=>omega',
];

const simplify = Converter({ from: 't', to: 'cn' });

/** Traditional characters to simplified ones, each by itself. */
export const simplified: readonly string[] = range('\u3400', '\u9fff').flatMap((character) => {
  const simple = simplify(character);
  return simple.length === 1 && simple !== character ? [`${character}=>${simple}`] : [];
});
