import type { RouterContextProvider } from 'react-router';
import type { getFirstTwoPeriods, getGatheredJournals, searchByCat } from '../../../../content/journal/contract.ts';
import type { PeriodNumbers } from '../../../../platform/shell/period-label.ts';
import type { getChannelList, ShownChannel } from '../../../sites/navigation/contract.ts';
import { type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import { isList } from '../../lists/parts/list-of-address.ts';
import type { FeedName } from '../domain/feed-name.ts';

/** A feed that is named by something of this site. */
export interface NamedFeed {
  readonly feed: FeedName;
  readonly name: string;
}

const mostListed = 60;

/** /rssList: all feeds of the site. */
export async function loadFeeds(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const [journals, channels] = await Promise.all([
    journalsOf(page),
    page.call<typeof getChannelList>('GET /front/channel/getChannelList', {}),
  ]);
  const columns = (channels.ok ? channels.value : []).flatMap(withAllBelow).filter(hasFeed);
  return {
    query: page.parameters.q ?? '',
    journals: journals.slice(0, mostListed),
    isCut: journals.length > mostListed,
    columns: columns
      .slice(0, mostListed)
      .map(({ id, names }): NamedFeed => ({ feed: { of: 'column', id }, name: page.say(names) })),
  };
}

export interface JournalFeeds {
  readonly id: string;
  readonly name: string;
  /** Its newest one. */
  readonly issue: (PeriodNumbers & { readonly id: string }) | null;
}

/** Of a portal those that it gathers, else the site's own. */
async function journalsOf(page: OpenPage): Promise<JournalFeeds[]> {
  const { call, say } = page;
  const gathered = await call<typeof getGatheredJournals>('GET /front/front-publication/gathered', {});
  if (gathered.ok && gathered.value.length > 0)
    return gathered.value.map(({ id, names, latestPeriod }) => ({
      id,
      name: say(names),
      issue: numbersOf(latestPeriod),
    }));
  const own = await call<typeof searchByCat>('GET /front/front-publication/search/searchByCat', {});
  const journals = own.ok ? own.value.content : [];
  return Promise.all(
    journals.map(async ({ id, names }) => {
      const newest = await call<typeof getFirstTwoPeriods>('GET /front/front-period/getFirstTwoPeriods', {
        publicationIndexId: id,
      });
      return { id, name: say(names), issue: numbersOf(newest.ok ? newest.value[0] : null) };
    }),
  );
}

const numbersOf = (period: (PeriodNumbers & { readonly id: string }) | null | undefined): JournalFeeds['issue'] =>
  period ? { id: period.id, year: period.year, volume: period.volume, issue: period.issue } : null;

const withAllBelow = (channel: ShownChannel): ShownChannel[] => [channel, ...channel.children.flatMap(withAllBelow)];

const hasFeed = ({ target }: ShownChannel): boolean =>
  target !== null && !target.external && isList(new URL(target.href, 'http://site').pathname);
