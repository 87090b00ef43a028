import type { MetaDescriptor } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { ProfileBeside } from '../parts/profile-beside.tsx';
import { ProfileChoice } from '../parts/profile-choice.tsx';
import { ProfileHead } from '../parts/profile-head.tsx';
import { ProfilePapers } from '../parts/profile-papers.tsx';
import type { Route } from './+types/profile-page';
import { loadProfile } from './load-profile.ts';
import styles from './profile-page.module.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadProfile(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  if (view.state === 'choose') return pageTitle(matches, sayInHead(matches)(listOf[view.kind].key));
  const { name, url, summary, papers } = view;
  const title = pageTitle(matches, name, { canonical: url, description: summary });
  // Anything can be asked for as a term; only what papers are about is a page that search engines should know.
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
  if (view.state === 'choose')
    return (
      <div className={styles.page}>
        <Breadcrumb path={[{ name: say(key), href: null }]} />
        <ProfileChoice choice={view} />
      </div>
    );
  return (
    <div className={styles.page} data-part="profile-page" data-counts={view.id ?? undefined}>
      <Breadcrumb
        path={[
          { name: say(key), href },
          { name: view.name, href: null },
        ]}
      />
      <ProfileHead profile={view} />
      <div className={styles.columns}>
        <ProfilePapers profile={view} />
        <ProfileBeside profile={view} />
      </div>
    </div>
  );
}
