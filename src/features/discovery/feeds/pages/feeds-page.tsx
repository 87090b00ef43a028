import type { getFirstTwoPeriods, getGatheredJournals, searchByCat } from '../../../../content/journal/contract.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { type PeriodNumbers, periodLabel } from '../../../../platform/shell/period-label.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { getChannelList, PublicChannel } from '../../../sites/navigation/contract.ts';
import { type OpenPage, openPage } from '../../../sites/navigation/parts/open-page.ts';
import { isList } from '../../lists/parts/list-of-address.ts';
import type { FeedName } from '../domain/feed-name.ts';
import { FeedRow } from '../parts/feed-row.tsx';
import styles from '../parts/feeds.module.css';
import type { Route } from './+types/feeds-page';

const mostListed = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
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
    columns: columns.slice(0, mostListed).map(({ id, names }) => ({ id, name: page.say(names) })),
  };
}

/** The journals that a portal gathers, else the site's own, each with its newest issue. */
async function journalsOf({ call, say }: OpenPage) {
  const gathered = await call<typeof getGatheredJournals>('GET /front/front-publication/gathered', {});
  if (gathered.ok && gathered.value.length > 0)
    return gathered.value.map(({ id, names, latestPeriod }) => ({
      id,
      name: say(names),
      issue: issueOf(latestPeriod),
    }));
  const own = await call<typeof searchByCat>('GET /front/front-publication/search/searchByCat', {});
  const journals = own.ok ? own.value.content : [];
  return Promise.all(
    journals.map(async ({ id, names }) => {
      const newest = await call<typeof getFirstTwoPeriods>('GET /front/front-period/getFirstTwoPeriods', {
        publicationIndexId: id,
      });
      return { id, name: say(names), issue: issueOf(newest.ok ? newest.value[0] : null) };
    }),
  );
}

const issueOf = (period: (PeriodNumbers & { readonly id: string }) | null | undefined) =>
  period ? { id: period.id, year: period.year, volume: period.volume, issue: period.issue } : null;

const withAllBelow = (channel: PublicChannel): PublicChannel[] => [channel, ...channel.children.flatMap(withAllBelow)];

const hasFeed = ({ target }: PublicChannel): boolean =>
  target !== null && !target.external && isList(new URL(target.href, 'http://site').pathname);

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, sayInHead(matches)('feeds.list.title'));

/** /rssList: every feed of the site, and what it is for. */
export default function FeedsPage({ loaderData: { query, journals, isCut, columns } }: Route.ComponentProps) {
  const say = useSay();
  const onlineFirst = say('feeds.onlineFirst.purpose');
  return (
    <ListPage title={say('feeds.list.title')} path={[{ name: say('feeds.list.title'), href: null }]}>
      <p className={`${text.measure} ${text.muted}`}>{say('feeds.list.intro')}</p>
      <Group
        title={say('feeds.group.site')}
        feeds={[
          { of: 'site', id: null, name: say('feeds.site.name'), purpose: say('feeds.site.purpose') },
          { of: 'online-first', id: null, name: say('feeds.onlineFirst.name'), purpose: onlineFirst },
          {
            of: 'just-accepted',
            id: null,
            name: say('feeds.justAccepted.name'),
            purpose: say('feeds.justAccepted.purpose'),
          },
        ]}
      />
      <Group
        title={say('feeds.group.journals')}
        note={isCut ? say('feeds.list.more') : ''}
        feeds={[
          ...journals.map(({ id, name }) => ({
            of: 'journal' as const,
            id,
            name,
            purpose: say('feeds.journal.purpose'),
          })),
          ...journals.map(({ id, name }) => ({
            of: 'online-first' as const,
            id,
            name: say('feeds.onlineFirst.of', { journal: name }),
            purpose: onlineFirst,
          })),
        ]}
      />
      <Group
        title={say('feeds.group.issues')}
        feeds={journals.flatMap(({ name, issue }) =>
          issue
            ? [
                {
                  of: 'issue',
                  id: issue.id,
                  name: `${name} · ${periodLabel(say, issue)}`,
                  purpose: say('feeds.issue.purpose'),
                },
              ]
            : [],
        )}
      />
      <Group
        title={say('feeds.group.columns')}
        feeds={columns.map(({ id, name }) => ({ of: 'column', id, name, purpose: say('feeds.column.purpose') }))}
      />
      <SearchFeed query={query} />
    </ListPage>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly feeds: readonly (FeedName & { readonly name: string; readonly purpose: string })[];
}

function Group({ title, note, feeds }: GroupProps) {
  const { enabled } = useFrame();
  const offered = feeds.filter(({ of }) => {
    if (of === 'online-first') return enabled.onlineFirst;
    return of !== 'just-accepted' || enabled.justAccepted;
  });
  if (offered.length === 0) return null;
  return (
    <section className={layout.stack2}>
      <h2 className={text.asideTitle}>{title}</h2>
      <ul className={box.entries}>
        {offered.map(({ name, purpose, ...feed }) => (
          <FeedRow key={`${feed.of} ${feed.id}`} feed={feed} name={name} purpose={purpose} />
        ))}
      </ul>
      {note && <p className={text.fine}>{note}</p>}
    </section>
  );
}

/** A word makes a feed: the form asks this very page, so that it works without scripts. */
function SearchFeed({ query }: { readonly query: string }) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  return (
    <section className={layout.stack3} id="search-feed">
      <h2 className={text.asideTitle}>{say('feeds.group.search')}</h2>
      <p className={text.fine}>{say('feeds.search.purpose')}</p>
      <form
        className={`${layout.row3} ${styles.search}`}
        action="/rssList#search-feed"
        method="get"
        data-part="search-feed"
      >
        <label className={field.field}>
          {say('feeds.search.label')}
          <input type="search" name="q" defaultValue={query} maxLength={150} required dir="auto" />
        </label>
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <button type="submit" className={buttons.strong}>
          {say('feeds.search.make')}
        </button>
      </form>
      {query && (
        <ul className={box.entries}>
          <FeedRow
            feed={{ of: 'search', id: null }}
            name={say('feeds.search.name', { query })}
            purpose={say('feeds.search.purpose')}
            query={query}
          />
        </ul>
      )}
    </section>
  );
}
