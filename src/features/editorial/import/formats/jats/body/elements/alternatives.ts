import { childElements, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import type { Row, Rows } from '../rendering.ts';

/** The same thing in several forms: readers get the one that says most, and of pictures one that browsers show. */
const forms = ['math', 'tex-math', 'table', 'code', 'textual-form', 'preformat', 'chem-struct', 'media'];
const shownByBrowsers = new Set(['svg+xml', 'svg', 'png', 'webp', 'jpeg', 'jpg', 'gif']);

const rankOf = ({ name, attributes }: XmlElement): number => {
  const rank = forms.indexOf(name.slice(name.indexOf(':') + 1));
  if (rank !== -1) return rank;
  const type = attributes['mime-subtype'] ?? attributes['xlink:href']?.split('.').at(-1) ?? '';
  return forms.length + (shownByBrowsers.has(type.toLowerCase()) ? 0 : 1);
};

const bestForm: Row = (element, at) => {
  const [best] = childElements(element).toSorted((one, other) => rankOf(one) - rankOf(other));
  if (best?.name !== 'media') return best ? at.render([best]) : [];
  // Each film or sound is a file of its own.
  return at.render(childElements(element).filter(({ name }) => name === 'media'));
};

const printedForm: Row = (element, at) => {
  const parts = childElements(element);
  const best = parts.find(({ name }) => name === 'mixed-citation') ?? parts[0];
  return best ? at.render([best]) : [];
};

export const alternatives: Rows = {
  alternatives: bestForm,
  'citation-alternatives': printedForm,
};
