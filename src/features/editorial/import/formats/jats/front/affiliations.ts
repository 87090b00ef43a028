import { affiliationLine } from '../../../../../../platform/documents/jats/people.ts';
import {
  child,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import { rorOf } from '../../../../../../platform/kernel/ror.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { mentionedInstitution, referenceTo } from '../../facts/mentions.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';

export type ReadAffiliations = ReturnType<typeof affiliationsOf>;

export function affiliationsOf(reading: ArticleReading) {
  const rows: NonNullable<ReturnType<typeof rowOf>>[] = [];
  const places = new Map<XmlElement | string, number>();
  const institutions = new Map<string, ItemDraft>();
  for (const element of descendants(reading.meta, ({ name }) => name !== 'aff-alternatives')) {
    if (element.name !== 'aff' && element.name !== 'aff-alternatives') continue;
    const forms = element.name === 'aff' ? [element] : childrenNamed(element, 'aff');
    const row = rowOf(forms, reading, institutions);
    if (!row) continue;
    rows.push(row);
    for (const form of [element, ...forms]) {
      places.set(form, rows.length);
      if (form.attributes.id) places.set(form.attributes.id, rows.length);
    }
  }
  return {
    rows,
    /** The rows, from 1, that an element stands for or that a pointer names. */
    placeOf: (aff: XmlElement | string) => places.get(aff),
    institutions: [...institutions.values()],
  };
}

function rowOf(forms: readonly XmlElement[], reading: ArticleReading, institutions: Map<string, ItemDraft>) {
  const names: Text = {};
  for (const form of forms) names[languageOf(form, reading)] ??= affiliationLine(form);
  const inside = forms.flatMap((form) => [...descendants(form)]);
  if (Object.values(names).join('') === '') return undefined;
  const mentioned = institutionIn(inside, reading);
  if (mentioned) {
    const known = institutions.get(mentioned.key);
    institutions.set(mentioned.key, known && isShorter(known, mentioned) ? known : mentioned);
  }
  return {
    label: textOf(inside.find(({ name }) => name === 'label')) || null,
    /** As printed: department, institution, place. */
    names,
    country: textOf(inside.find(({ name }) => name === 'country')) || null,
    ror: mentioned?.key ?? null,
    institution: mentioned ? referenceTo(mentioned) : null,
  };
}

function institutionIn(inside: readonly XmlElement[], reading: ArticleReading): ItemDraft | undefined {
  for (const id of inside.filter(({ name }) => name === 'institution-id')) {
    const isRor = id.attributes['institution-id-type']?.toLowerCase() === 'ror' || /ror\.org/.test(textOf(id));
    if (!isRor) continue;
    const ror = rorOf(textOf(id));
    if (!ror) reading.problems.push({ code: 'identifier-invalid', at: 'institution-id', value: textOf(id) });
    const holder = inside.find(({ children }) => children.includes(id));
    const name = textOf(child(holder, 'institution') ?? inside.find((element) => element.name === 'institution'));
    if (ror && name) return mentionedInstitution(ror, { [reading.language]: name });
  }
  return undefined;
}

/** Of several printed names the shortest comes nearest to the institution's own: the others begin with its departments. */
const isShorter = (one: ItemDraft, other: ItemDraft): boolean =>
  Object.values(one.titles).join('').length <= Object.values(other.titles).join('').length;
