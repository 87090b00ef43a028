import type { OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import type { getFirstPublishArticlesByPage } from '../contract.ts';
import { paperView } from './paper-view.ts';
import { Papers } from './papers.tsx';

/** One page of what is out before its issue: of a journal, or of all in reach. */
export async function loadFirstPapers(
  { call, parameters }: OpenPage,
  state: 'onlineFirst' | 'justAccepted',
  journal: string | null,
) {
  const page = parameters.page ?? 0;
  const found = await call<typeof getFirstPublishArticlesByPage>(
    'GET /front/front-article/getFirstPublishArticlesByPage',
    { state, page, ...(journal && { publicationIndexId: journal }) },
  );
  if (!found.ok) return { state, papers: [], total: 0, page: 0, pages: 0, mixed: false };
  const { content, totalElements: total, totalPages: pages } = found.value;
  // Papers of several journals say their own each.
  return { state, papers: content.map(paperView), total, page, pages, mixed: !journal };
}

interface Props {
  readonly view: Awaited<ReturnType<typeof loadFirstPapers>>;
  readonly heading: 'h2' | 'h3';
  /** Where a reader goes on if there is nothing here. */
  readonly current: string;
  hrefOf(page: number): string;
}

/** Papers that are out before their issue, page by page. */
export function FirstPapers({ view, heading, current, hrefOf }: Props) {
  const say = useSay();
  const href = useHref();
  if (view.papers.length === 0)
    return (
      <>
        <p>
          {say(view.state === 'onlineFirst' ? 'journal.issue.onlineFirstEmpty' : 'journal.issue.justAcceptedEmpty')}
        </p>
        <p>
          <a href={href(current)}>{say('journal.issue.seeCurrent')}</a>
        </p>
      </>
    );
  return (
    <>
      <p>{say('journal.count.papers', { count: view.total })}</p>
      <Papers papers={view.papers} heading={heading} mixed={view.mixed} />
      <PageLinks page={view.page} total={view.pages} hrefOf={(page) => href(hrefOf(page))} />
    </>
  );
}
