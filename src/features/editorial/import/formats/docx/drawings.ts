import {
  child,
  childrenNamed,
  descendants,
  type XmlElement,
  type XmlNode,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import { jats } from './jats-nodes.ts';
import { leave, type WordReading } from './word-reading.ts';

/** Words in a box have a place of their own; what is in them is not part of the drawing. */
const isBox = ({ name }: XmlElement): boolean => name === 'w:txbxContent';

/** The pictures of a drawing. What it says in boxes is kept for after the paragraph. */
export function drawingOf(drawing: XmlElement, at: WordReading): XmlNode[] {
  const chosen = drawing.name === 'mc:AlternateContent' ? formOf(drawing) : drawing;
  if (!chosen) return [];
  const parts = [...descendants(chosen, (one) => !isBox(one) && one.name !== 'mc:Fallback')];
  at.boxes.push(...parts.filter(isBox));
  const about = parts.find(({ name }) => name === 'wp:docPr')?.attributes;
  const words = about?.descr || about?.title || '';
  // Such an object has a picture of itself that often only Windows draws: a formula of MathType, a sheet of Excel.
  const object = parts.find(({ name }) => name === 'o:OLEObject');
  const drawn = parts.flatMap((part): XmlNode[] => {
    const id = pictureId(part);
    return id === undefined ? [] : pictureOf(id, words, object ? { ...at, notTaken: [] } : at);
  });
  if (parts.some(({ name }) => name === 'c:chart' || name === 'cx:chart' || name === 'dgm:relIds'))
    leave(at, 'chart', words);
  if (object && drawn.length === 0) leave(at, 'object', object.attributes.ProgID ?? '');
  return drawn;
}

const pictureId = ({ name, attributes }: XmlElement): string | undefined => {
  if (name === 'a:blip') return attributes['r:embed'] ?? attributes['r:link'];
  return name === 'v:imagedata' ? attributes['r:id'] : undefined;
};

const says = (form: XmlElement): boolean =>
  [...descendants(form)].some((part) => isBox(part) || pictureId(part) !== undefined);

/** Of a drawing in two forms the newer one, if it has anything that we know. */
function formOf(both: XmlElement): XmlElement | undefined {
  const forms = [...childrenNamed(both, 'mc:Choice'), child(both, 'mc:Fallback')].filter((one) => one !== undefined);
  return forms.find(says) ?? forms[0];
}

function pictureOf(id: string, words: string, at: WordReading): XmlNode[] {
  const relation = at.relations.get(id);
  const found = relation ? at.pictureAt(relation) : ({ kind: 'picture-missing', name: '' } as const);
  if ('kind' in found) {
    leave(at, found.kind, found.name);
    return [];
  }
  const alternative = words === '' ? [] : [jats('alt-text', [words])];
  return [jats('inline-graphic', alternative, { 'xlink:href': found.name })];
}
