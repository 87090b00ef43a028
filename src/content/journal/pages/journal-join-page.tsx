import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { loadYears } from '../../issue/parts/load-issue.ts';
import { PeriodTree } from '../../issue/parts/period-tree.tsx';
import type { getPublicationDetail } from '../contract.ts';
import { JournalHead } from '../parts/journal-head.tsx';
import { JournalTabs } from '../parts/journal-tabs.tsx';
import { journalHead } from '../parts/load-journal-head.ts';
import type { Route } from './+types/journal-join-page';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const siteId = Number(params.siteId);
  if (!Number.isSafeInteger(siteId) || siteOfId(params.id) === undefined) throw showScreen('notFound', page.language);
  const found = await page.call<typeof getPublicationDetail>('GET /front/front-publication/detail/{id}', {
    id: params.id,
    siteId,
  });
  if (!found.ok) throw showScreen(found.failure.code === 'siteForbidden' ? 'forbidden' : 'notFound', page.language);
  if (found.value.siteId !== siteId) throw showScreen('notFound', page.language);
  const [journal, years] = await Promise.all([journalHead(page, found.value), loadYears(page, params.id)]);
  return { journal, years };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.journal.name);

/** A gathered site's journal in the portal's shell, as those who join meet it: who it is, and all its issues. */
export default function JournalJoinPage({ loaderData: { journal, years } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <div className={`${layout.page} ${layout.stack5}`}>
      <Breadcrumb path={[{ name: journal.name, href: null }]} />
      <JournalHead journal={journal} />
      <JournalTabs journal={journal.id} tab="issues" />
      <Paragraph text={journal.introduction} className={`${text.lead} ${text.written}`} />
      <h2 className={text.h2}>{say('journal.issue.all')}</h2>
      <PeriodTree years={years} />
    </div>
  );
}
