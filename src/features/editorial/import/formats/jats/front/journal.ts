import {
  child,
  childAt,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { mentionedIssue, mentionedSubject, referenceTo } from '../../facts/mentions.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';

const validIssn = /^\d{4}-\d{3}[\dX]$/;

/** The journal that an article names itself. */
export function journalOf(reading: ArticleReading): ItemDraft | null {
  const meta = childAt(reading.article, 'front', 'journal-meta');
  if (!meta) return null;
  const title = textOf([...descendants(meta)].find(({ name }) => name === 'journal-title'));
  const issns = childrenNamed(meta, 'issn');
  const eissn = issns.filter(isElectronic).map(issnOf).find(Boolean);
  const issn = issns
    .filter((one) => !isElectronic(one))
    .map(issnOf)
    .find(Boolean);
  const key = eissn ?? issn ?? title.toLowerCase();
  if (key === '' || title === '') return null;
  const publishers = publishersOf(reading);
  return {
    kind: 'journal',
    key,
    onlyIfMissing: true,
    titles: { [reading.language]: title },
    details: { ...(issn && { issn }), ...(eissn && { eissn }), publishers },
  };
}

const isElectronic = ({ attributes }: XmlElement): boolean =>
  /^e/.test(attributes['pub-type'] ?? attributes['publication-format'] ?? '');

function issnOf(element: XmlElement): string | undefined {
  const issn = textOf(element).toUpperCase();
  return validIssn.test(issn) ? issn : undefined;
}

export function publishersOf({ article, language }: ArticleReading): Text {
  const name = textOf(childAt(article, 'front', 'journal-meta', 'publisher', 'publisher-name'));
  return name === '' ? {} : { [language]: name };
}

/** The issue of the journal. */
export function issueOf(
  { meta, language }: ArticleReading,
  journal: ItemDraft | null,
  year: number | null,
): ItemDraft | null {
  const [volume, issue] = ['volume', 'issue'].map((name) => textOf(childrenNamed(meta, name)[0])) as [string, string];
  if (!journal || year === null || (volume === '' && issue === '')) return null;
  const theme = textOf(childrenNamed(meta, 'issue-title')[0]);
  const draft = mentionedIssue(journal, year, volume, issue);
  return { ...draft, details: { ...draft.details, themes: theme ? { [language]: theme } : {} } };
}

/** The subjects, and the part of the journal that the article stands in: `Research Article`, `Insight`. */
export function subjectsOf(reading: ArticleReading) {
  const groups = childrenNamed(child(reading.meta, 'article-categories'), 'subj-group');
  const ofType = (...types: readonly string[]) =>
    groups.filter(({ attributes }) => types.includes(attributes['subj-group-type'] ?? ''));
  // Preprint servers put the part under `heading` and the field under a type of their own.
  const ofServer = ofType('hwp-journal-coll');
  const isServer = ofServer.length > 0;
  const headings = isServer ? ofServer : ofType('heading', 'subject', 'discipline', 'subject-area');
  const parts = ofType('display-channel', ...(isServer ? ['heading'] : ['']));
  return { subjects: headings.flatMap((group) => draftsOf(group, reading)), part: partOf(parts, reading) };
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
