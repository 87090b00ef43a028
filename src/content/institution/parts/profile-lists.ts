import type { advSearchClusters } from '../../../features/discovery/search/contract.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { authorSearchAddress } from '../../article/parts/author-search.ts';
import { termAddress } from '../../expert/parts/expert-view.ts';

/** What the page is about. */
export type ProfileKind = 'institution' | 'subject' | 'term';

/** Items that often stand in the same papers, each with its number of them; no number where nobody counted. */
export interface ProfileList {
  readonly key: MessageKey;
  readonly entries: readonly { readonly name: string; readonly href: string; readonly count: number | null }[];
  /** Short words stand side by side. */
  readonly asChips?: boolean;
}

type Cluster = OutputOf<typeof advSearchClusters>['clusters'][number];

const mostEntries = 10;

interface ListSource {
  readonly cluster: Cluster['name'];
  readonly key: MessageKey;
  hrefOf(value: string, label: string): string;
  readonly asChips?: boolean;
}

/** One value may be known by several names, in two languages. */
const namesIn = (value: string): string[] => value.split('␟');

const item = (kind: string) => (id: string) => itemAddress({ kind, id });

const authors: ListSource = {
  cluster: 'author',
  key: 'institution.list.authors',
  // Who has no record of their own is counted by name.
  hrefOf(value, label) {
    const [id = ''] = namesIn(value);
    return siteOfId(id) ? itemAddress({ kind: 'expert', id }) : authorSearchAddress(label);
  },
};
const journals: ListSource = { cluster: 'journal', key: 'institution.list.journals', hrefOf: item('journal') };
const subjects: ListSource = { cluster: 'subject', key: 'institution.list.subjects', hrefOf: item('subject') };
const institutions = (key: MessageKey): ListSource => ({ cluster: 'institution', key, hrefOf: item('institution') });
const keywords = (key: MessageKey): ListSource => ({
  cluster: 'keyword',
  key,
  hrefOf: (_value, label) => termAddress(label),
  asChips: true,
});

const listsOf: Readonly<Record<ProfileKind, readonly ListSource[]>> = {
  institution: [institutions('institution.list.partners'), subjects, journals, keywords('institution.list.keywords')],
  subject: [authors, journals, institutions('institution.list.institutions'), keywords('institution.list.keywords')],
  term: [
    authors,
    keywords('institution.list.nearTerms'),
    journals,
    institutions('institution.list.institutions'),
    subjects,
  ],
};

/** What stands in the same papers, without the item itself. On a portal two sites may have one subject: it is listed once. */
export function profileLists(
  kind: ProfileKind,
  own: readonly string[],
  clusters: readonly Cluster[],
  language: Language,
): ProfileList[] {
  const isOwn = (value: string) =>
    namesIn(value).some((one) => own.some((name) => name.toLowerCase() === one.toLowerCase()));
  return listsOf[kind].flatMap(({ cluster, key, hrefOf, asChips }) => {
    const entries = new Map<string, { name: string; href: string; count: number }>();
    const values = clusters.find(({ name }) => name === cluster)?.values ?? [];
    for (const { value, label, count } of cluster === 'keyword' ? keywordsFor(values, language) : values) {
      if (isOwn(value)) continue;
      const known = entries.get(label);
      entries.set(label, {
        name: label,
        href: known?.href ?? hrefOf(value, label),
        count: (known?.count ?? 0) + count,
      });
    }
    const list = { key, entries: [...entries.values()].slice(0, mostEntries), ...(asChips && { asChips }) };
    return list.entries.length > 0 ? [list] : [];
  });
}

/** Papers have their keywords in Chinese and in another language; readers get those that they can read, if there are any. */
export function keywordsFor(values: Cluster['values'], language: Language): Cluster['values'] {
  const readable = values.filter(({ label }) => /\p{Script=Han}/u.test(label) === (language === 'zh'));
  return readable.length > 0 ? readable : values;
}

export const papersByYear = (clusters: readonly Cluster[]) =>
  (clusters.find(({ name }) => name === 'year')?.values ?? []).map(({ value, count }) => ({
    year: Number(value),
    papers: count,
  }));
