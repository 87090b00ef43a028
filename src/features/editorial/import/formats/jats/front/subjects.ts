import { child, childrenNamed, textOf, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { mentionedSubject, referenceTo } from '../../facts/mentions.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';

/** The subjects, and the part of the journal that the article stands in: `Research Article`, `Insight`. */
export function subjectsOf(reading: ArticleReading) {
  const groups = childrenNamed(child(reading.meta, 'article-categories'), 'subj-group');
  const ofType = (...types: readonly string[]) =>
    groups.filter(({ attributes }) => types.includes(attributes['subj-group-type'] ?? ''));
  // Preprint servers put the part under `heading` and the field under a type of their own.
  const ofServer = ofType('hwp-journal-coll');
  const isServer = ofServer.length > 0;
  const shown = isServer ? ofServer : ofType('heading', 'subject', 'discipline', 'subject-area');
  const parts = ofType('display-channel', ...(isServer ? ['heading'] : ['']));
  return { subjects: shown.flatMap((group) => draftsOf(group, reading)), part: partOf(parts, reading) };
}

/** Narrower subjects stand inside their broader one. */
function draftsOf(group: XmlElement, reading: ArticleReading, parent?: ItemDraft): ItemDraft[] {
  const own = childrenNamed(group, 'subject').flatMap((subject) => {
    const name = textOf(subject);
    if (name === '') return [];
    const draft = mentionedSubject(name, { [languageOf(group, reading)]: name });
    return parent ? [{ ...draft, details: { ...draft.details, parent: referenceTo(parent) } }] : [draft];
  });
  const inside = childrenNamed(group, 'subj-group').flatMap((narrower) => draftsOf(narrower, reading, own[0]));
  return [...own, ...inside];
}

function partOf(groups: readonly XmlElement[], reading: ArticleReading): Text {
  const part: Text = {};
  for (const group of groups) {
    const name = textOf(child(group, 'subject'));
    if (name !== '') part[languageOf(group, reading)] ??= name;
  }
  return part;
}
