import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { PageLinks } from '../../../platform/ui/page-links.tsx';
import type { FirstPapersView } from './load-first-papers.ts';
import { Papers } from './papers.tsx';

interface Props {
  readonly view: FirstPapersView;
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
