import { child, childElements, rawTextOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import { jats } from './jats-nodes.ts';

/** Word's own formulas as MathML. What is not known is written as a row of what is in it, so that no sign is lost. */
export const mathOf = (formula: XmlElement): XmlElement => jats('math', partsOf(formula));

type Part = (element: XmlElement) => XmlElement;

const value = (element: XmlElement | undefined, name: string): string | undefined =>
  child(element, name)?.attributes['m:val'];
const properties = (element: XmlElement): XmlElement | undefined => child(element, `${element.name}Pr`);
const isSet = (element: XmlElement | undefined, name: string): boolean =>
  child(element, name) !== undefined && !['0', 'off', 'false'].includes(value(element, name) ?? '1');

const partsOf = (element: XmlElement | undefined): XmlElement[] =>
  element ? childElements(element).flatMap(part) : [];

function part(element: XmlElement): XmlElement[] {
  if (element.name.endsWith('Pr')) return [];
  if (element.name === 'm:r') return letters(element);
  const known = Object.hasOwn(parts, element.name) ? parts[element.name] : undefined;
  return known ? [known(element)] : partsOf(element);
}

const row = (content: readonly XmlElement[]): XmlElement =>
  content.length === 1 ? (content[0] as XmlElement) : jats('mrow', content);
const inside = (element: XmlElement, name: string): XmlElement => row(partsOf(child(element, name)));
const sign = (text: string, attributes: Readonly<Record<string, string>> = {}): XmlElement =>
  jats('mo', [text], attributes);

const scripts: Readonly<Record<string, string>> = {
  'double-struck': 'double-struck',
  fraktur: 'fraktur',
  script: 'script',
  'sans-serif': 'sans-serif',
  monospace: 'monospace',
};
const styles: Readonly<Record<string, string>> = { p: 'normal', b: 'bold', bi: 'bold-italic' };

/** Digits are numbers, letters are names, everything else is a sign. */
function letters(run: XmlElement): XmlElement[] {
  const text = childElements(run)
    .filter(({ name }) => name === 'm:t' || name === 'w:t')
    .map(rawTextOf)
    .join('');
  const set = child(run, 'm:rPr');
  if (isSet(set, 'm:nor')) return text === '' ? [] : [jats('mtext', [text])];
  const variant = scripts[value(set, 'm:scr') ?? ''] ?? styles[value(set, 'm:sty') ?? ''];
  const attributes: Readonly<Record<string, string>> = variant === undefined ? {} : { mathvariant: variant };
  const found = text.match(/\d+(?:[.,]\d+)*|\p{L}\p{M}*|[^\s\p{L}]/gu) ?? [];
  if (variant === 'normal' && /^\p{L}{2,}$/u.test(text)) return [jats('mi', [text], attributes)];
  return found.map((one) => {
    if (/^\d/.test(one)) return jats('mn', [one], attributes);
    return /^\p{L}/u.test(one) ? jats('mi', [one], attributes) : sign(one);
  });
}

const fraction: Part = (element) => {
  const [over, under] = [inside(element, 'm:num'), inside(element, 'm:den')];
  const type = value(properties(element), 'm:type');
  if (type === 'lin' || type === 'skw') return jats('mrow', [over, sign('/'), under]);
  return jats('mfrac', [over, under], type === 'noBar' ? { linethickness: '0' } : {});
};

const scripted =
  (tag: string, ...names: readonly string[]): Part =>
  (element) =>
    jats(
      tag,
      names.map((name) => inside(element, name)),
    );

const root: Part = (element) => {
  const degree = child(element, 'm:deg');
  const isSquare = isSet(properties(element), 'm:degHide') || !degree || partsOf(degree).length === 0;
  const base = inside(element, 'm:e');
  return isSquare ? jats('msqrt', [base]) : jats('mroot', [base, row(partsOf(degree))]);
};

/** Sums, integrals and the like: their limits stand next to or above and below them. */
const large: Part = (element) => {
  const set = properties(element);
  const mark = value(set, 'm:chr') ?? '∫';
  const isAbove = (value(set, 'm:limLoc') ?? (/[∫∬∭∮]/.test(mark) ? 'subSup' : 'undOvr')) === 'undOvr';
  const [low, high] = [
    isSet(set, 'm:subHide') ? [] : partsOf(child(element, 'm:sub')),
    isSet(set, 'm:supHide') ? [] : partsOf(child(element, 'm:sup')),
  ];
  const operator = sign(mark, { largeop: 'true' });
  const names = isAbove ? ['munder', 'mover', 'munderover'] : ['msub', 'msup', 'msubsup'];
  const limited =
    low.length > 0 && high.length > 0
      ? jats(names[2] as string, [operator, row(low), row(high)])
      : low.length > 0
        ? jats(names[0] as string, [operator, row(low)])
        : high.length > 0
          ? jats(names[1] as string, [operator, row(high)])
          : operator;
  return jats('mrow', [limited, inside(element, 'm:e')]);
};

const fenced: Part = (element) => {
  const set = properties(element);
  const [open, close, between] = [value(set, 'm:begChr'), value(set, 'm:endChr'), value(set, 'm:sepChr')];
  const content = childElements(element)
    .filter(({ name }) => name === 'm:e')
    .flatMap((one, place) => [...(place > 0 ? [sign(between ?? '|')] : []), row(partsOf(one))]);
  const fence = (mark: string) => (mark === '' ? [] : [sign(mark, { fence: 'true', stretchy: 'true' })]);
  return jats('mrow', [...fence(open ?? '('), ...content, ...fence(close ?? ')')]);
};

const marked =
  (tag: 'mover' | 'munder', usual: string): Part =>
  (element) => {
    const mark = value(properties(element), 'm:chr') ?? usual;
    const base = inside(element, 'm:e');
    return mark === '' ? base : jats(tag, [base, sign(mark, { stretchy: 'true' })], { accent: 'true' });
  };

const below = (element: XmlElement): boolean => value(properties(element), 'm:pos') === 'bot';

const grid = (rows: readonly (readonly XmlElement[])[], attributes: Readonly<Record<string, string>> = {}) =>
  jats(
    'mtable',
    rows.map((cells) =>
      jats(
        'mtr',
        cells.map((cell) => jats('mtd', [cell])),
      ),
    ),
    attributes,
  );

const cellsOf = (element: XmlElement): readonly XmlElement[] =>
  childElements(element)
    .filter(({ name }) => name === 'm:e')
    .map((one) => row(partsOf(one)));

const parts: Readonly<Record<string, Part>> = {
  'm:f': fraction,
  'm:sSup': scripted('msup', 'm:e', 'm:sup'),
  'm:sSub': scripted('msub', 'm:e', 'm:sub'),
  'm:sSubSup': scripted('msubsup', 'm:e', 'm:sub', 'm:sup'),
  'm:sPre': (element) =>
    jats('mmultiscripts', [
      inside(element, 'm:e'),
      jats('mprescripts'),
      inside(element, 'm:sub'),
      inside(element, 'm:sup'),
    ]),
  'm:rad': root,
  'm:nary': large,
  'm:d': fenced,
  'm:func': (element) => jats('mrow', [inside(element, 'm:fName'), sign('\u2061'), inside(element, 'm:e')]),
  'm:limLow': scripted('munder', 'm:e', 'm:lim'),
  'm:limUpp': scripted('mover', 'm:e', 'm:lim'),
  'm:acc': marked('mover', '\u0302'),
  'm:bar': (element) => marked(below(element) ? 'munder' : 'mover', '\u00af')(element),
  'm:groupChr': (element) =>
    marked(value(properties(element), 'm:pos') === 'top' ? 'mover' : 'munder', '\u23df')(element),
  'm:m': (element) =>
    grid(
      childElements(element)
        .filter(({ name }) => name === 'm:mr')
        .map(cellsOf),
    ),
  'm:eqArr': (element) =>
    grid(
      cellsOf(element).map((cell) => [cell]),
      { columnalign: 'left' },
    ),
  'm:borderBox': (element) => jats('menclose', [inside(element, 'm:e')], { notation: 'box' }),
  'm:phant': (element) =>
    isSet(properties(element), 'm:show') ? inside(element, 'm:e') : jats('mphantom', [inside(element, 'm:e')]),
};
