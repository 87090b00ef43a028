import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Alert } from './alert.ts';

/** Something that came out, as far as alerts ask about it. */
export interface FreshItem {
  readonly id: Id;
  readonly kind: string;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
  readonly journal: Id | null;
  /** Whether it stands in the newest issue of its journal. */
  readonly inCurrentIssue: boolean;
  readonly publicationType: number | null;
  /** The journal's column that a paper stands in. */
  readonly part: Text;
  /** The columns of the site, or of one that it gathers, into which it was put. */
  readonly channels: readonly Id[];
}

const onlineFirst = 1;
const newForDays = 180;
const dayMilliseconds = 86_400_000;

/** What is stored today may have been published long ago: an archive that arrives is not news. */
const isNews = ({ publishedOn }: Pick<FreshItem, 'publishedOn'>, now: Date): boolean =>
  publishedOn === null || Date.parse(publishedOn) >= now.getTime() - newForDays * dayMilliseconds;

const isOnlineFirst = ({ kind, publicationType, inCurrentIssue }: FreshItem): boolean =>
  kind === 'article' && publicationType === onlineFirst && !inCurrentIssue;

/** Any of its names tells a column: one paper may have it in one language, another in two. */
const columnsOf = ({ channels, part }: Pick<FreshItem, 'channels' | 'part'>): string[] =>
  [...channels, ...Object.values(part)].filter((name): name is string => Boolean(name));

/** What one alert has to tell, as ids. */
export interface DigestEntry {
  readonly alert: Id;
  readonly items: readonly Id[];
}

/** Everything that one message to an address contains. */
interface Letter {
  readonly alerts: readonly Alert[];
  readonly contents: readonly DigestEntry[];
}

/** Which papers contain a keyword, as the site's own search finds it. */
export type FoundByKeyword = ReadonlyMap<string, ReadonlySet<Id>>;

/** One letter for each address that has something to hear. An item that matches several alerts of one address is sent once, with the first of them. */
export function matchAlerts(
  fresh: readonly FreshItem[],
  alerts: readonly Alert[],
  found: FoundByKeyword,
  now: Date,
): Letter[] {
  const wantedBy = new Map<string, readonly Id[]>();
  const wanted = (alert: Alert): readonly Id[] => {
    const key = `${alert.what} ${alert.subject}`;
    const known = wantedBy.get(key) ?? fresh.filter((item) => concerns(item, alert, found, now)).map(({ id }) => id);
    wantedBy.set(key, known);
    return known;
  };
  return [...Map.groupBy(alerts, ({ emailHash }) => emailHash).values()].flatMap((own) => {
    const heard = new Set<Id>();
    const contents = inOrder(own).flatMap((alert) => {
      const items = wanted(alert).filter((id) => !heard.has(id));
      for (const id of items) heard.add(id);
      return items.length > 0 ? [{ alert: alert.id, items }] : [];
    });
    return contents.length > 0 ? [{ alerts: own, contents }] : [];
  });
}

const order = { current: 0, 'online-first': 1, column: 2, keywords: 3 } as const;

const inOrder = (alerts: readonly Alert[]): Alert[] =>
  alerts.toSorted(
    (one, other) =>
      order[one.what] - order[other.what] ||
      Number(one.subject === '') - Number(other.subject === '') ||
      (one.subject < other.subject ? -1 : 1),
  );

function concerns(item: FreshItem, { what, subject }: Alert, found: FoundByKeyword, now: Date): boolean {
  switch (what) {
    case 'current':
      return item.inCurrentIssue && (subject === '' || subject === item.journal);
    case 'online-first':
      return isOnlineFirst(item) && isNews(item, now) && (subject === '' || subject === item.journal);
    case 'column':
      return isNews(item, now) && columnsOf(item).includes(subject);
    case 'keywords':
      return isNews(item, now) && (found.get(subject)?.has(item.id) ?? false);
  }
}
