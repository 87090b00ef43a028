import { FormattedNumber } from 'react-intl';
import { FoundPapers } from '../../../features/discovery/search/parts/found-papers.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailSection } from '../../../platform/shell/detail-page.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import layout from '../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import { PapersTitle } from '../../expert/parts/expert-papers.tsx';
import { NameColumns } from '../../journal/parts/name-columns.tsx';
import { ProfileAside } from '../parts/profile-aside.tsx';
import { ProfileHead } from '../parts/profile-head.tsx';
import type { Route } from './+types/profile-page';
import { loadProfile, type ProfileChoice, type ProfileView } from './load-profile.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadProfile(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  if (!view) return [];
  if (view.state === 'choose') return pageTitle(matches, sayInHead(matches)(listOf[view.kind].key));
  const { name, url, summary, papers } = view;
  const title = pageTitle(matches, name, { canonical: url, description: summary });
  // Anything can be requested as a term; only what papers are about is a page that search engines should know.
  const isEmpty = view.kind === 'term' && (papers?.total ?? 0) === 0;
  return isEmpty ? [...title, { name: 'robots', content: 'noindex, follow' }] : title;
};

const listOf = {
  institution: { key: 'institution.kind.many', href: '/othersList' },
  subject: { key: 'institution.kind.subjects', href: '/subjectDetails' },
  term: { key: 'institution.kind.terms', href: '/researchDetail' },
} as const;

/** /organDetails, /subjectDetails and /researchDetail: an institution, a subject, a research term. */
export default function ProfilePage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const { key, href } = listOf[view.kind];
  if (view.state === 'choose') return <Choice choice={view} />;
  return (
    <div
      className={`${layout.page} ${layout.stack5}`}
      data-part="profile-page"
      data-counts={view.id ? countedView(view.id) : undefined}
    >
      <Breadcrumb
        path={[
          { name: say(key), href },
          { name: view.name, href: null },
        ]}
      />
      <ProfileHead profile={view} />
      <div className={layout.withAside}>
        <Papers profile={view} />
        <ProfileAside profile={view} />
      </div>
    </div>
  );
}

/** What could be meant by an address that names nothing. */
function Choice({ choice: { kind, entries } }: { readonly choice: ProfileChoice }) {
  const say = useSay();
  const title = say(listOf[kind].key);
  return (
    <ListPage title={title} path={[{ name: title, href: null }]}>
      <p>
        {entries.length === 0
          ? say('institution.choose.none')
          : say(kind === 'subject' ? 'institution.choose.subject' : 'institution.choose.term')}
      </p>
      <NameColumns
        part="profile-choice"
        entries={entries.map((entry) => ({
          ...entry,
          count: entry.count !== null && <FormattedNumber value={entry.count} />,
        }))}
      />
    </ListPage>
  );
}

function Papers({ profile: { url, papers, search } }: { readonly profile: ProfileView }) {
  const say = useSay();
  const href = useHref();
  if (!papers) return <p>{say('institution.papers.broken')}</p>;
  const { hits, total, page, pages } = papers;
  return (
    <DetailSection
      part="profile-papers"
      title={<PapersTitle title={say('institution.papers.title')} papers={papers} />}
    >
      {total === 0 && <p>{say('institution.papers.none')}</p>}
      {hits.length > 0 && <FoundPapers papers={hits} heading="h3" label={say('institution.papers.title')} />}
      <PageLinks page={page} total={pages} hrefOf={(one) => href(`${url}&page=${one}`)} />
      {total > 0 && (
        <p>
          <a href={href(search)} rel="nofollow">
            {say('institution.papers.all')}
          </a>
        </p>
      )}
    </DetailSection>
  );
}
