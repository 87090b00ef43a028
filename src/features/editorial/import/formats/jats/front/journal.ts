import {
  childAt,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { referenceTo } from '../../facts/mentions.ts';
import type { ArticleReading } from './article-reading.ts';

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

/** The issue of the journal; a journal that counts volumes only has one issue without a number in each. */
export function issueOf(
  { meta, language }: ArticleReading,
  journal: ItemDraft | null,
  year: number | null,
): ItemDraft | null {
  const [volume, issue] = ['volume', 'issue'].map((name) => textOf(childrenNamed(meta, name)[0])) as [string, string];
  if (!journal || year === null || (volume === '' && issue === '')) return null;
  const theme = textOf(childrenNamed(meta, 'issue-title')[0]);
  const number = [volume, issue && `(${issue})`].filter(Boolean).join('');
  return {
    kind: 'issue',
    key: `${journal.key}/${year}/${volume}/${issue}`,
    onlyIfMissing: true,
    titles: Object.fromEntries(Object.entries(journal.titles).map(([key, title]) => [key, `${title} ${number}`])),
    publishedOn: `${year}-01-01`,
    details: {
      journal: referenceTo(journal),
      year,
      volume: volume || null,
      issue,
      themes: theme ? { [language]: theme } : {},
    },
  };
}
