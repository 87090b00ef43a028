import {
  childElements,
  isElement,
  rawTextOf,
  textOf,
  type XmlElement,
} from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Attributes, type Html, html } from '../html/html-tree.ts';
import type { Rendering } from '../rendering.ts';
import { inVariant } from './math-alphabet.ts';
import { isMathAttribute, isMathTag, type MathTag } from './math-vocabulary.ts';

const leaves: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
/** Marks for an alignment that browsers don't do, and notes for machines beside the formula that is shown. */
const notShown: ReadonlySet<string> = new Set(['malignmark', 'maligngroup', 'annotation', 'annotation-xml']);
const harmless = /^[\w\s.,%+#-]{0,100}$/;

/** The alphabet that a formula's part is set in, by its own word or by that of a part around it. */
type Variant = string | undefined;

/** A formula with what browsers know of MathML, without its prefix. */
export function mathOf(element: XmlElement, at: Rendering): Html[] {
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
  if (notShown.has(name)) return [];
  if (leaves.has(name)) return [leaf(element, name as MathTag, at, variant)];
  if (name === 'semantics' || name === 'maction')
    return childElements(element)
      .slice(0, 1)
      .flatMap((part) => mathPart(part, at, variant));
  if (name === 'mfenced') return [fenced(element, at, variant)];
  // Its first cell is the number of the formula.
  if (name === 'mlabeledtr') return [html('mtr', attributesOf(element), partsOf(element, at, variant))];
  if (isMathTag(name)) return [html(name, attributesOf(element), partsOf(element, at, variant))];
  at.problems.push({ code: 'element-unknown', value: element.name, ...(at.around ? { at: at.around } : {}) });
  return [html('mrow', {}, partsOf(element, at, variant))];
}

function leaf(element: XmlElement, name: MathTag, at: Rendering, variant: Variant): Html {
  for (const part of childElements(element)) {
    if (['malignmark', 'mglyph'].includes(localName(part))) continue;
    at.problems.push({ code: 'element-unknown', value: part.name, ...(at.around ? { at: at.around } : {}) });
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
