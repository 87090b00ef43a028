import { namedJournal } from '../../../features/sites/navigation/parts/named-journal.ts';
import { columnPlace, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { ListPage } from '../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import type { getEditorialBoard } from '../contract.ts';
import { Board, BoardTable } from '../parts/board.tsx';
import { boardGroups } from '../parts/board-view.ts';
import { ChooseJournal } from '../parts/choose-journal.tsx';
import { journalChoices } from '../parts/journal-choices.ts';
import type { Route } from './+types/board-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { call, parameters, path } = page;
  const asTable = path.toLowerCase() === '/editoriallist';
  const [place, journal] = await Promise.all([columnPlace(page), namedJournal(page, parameters.publicationIndexId)]);
  const common = { place, asTable };
  if (!journal) return { ...common, journal: null, choices: await journalChoices(page), groups: [] };
  const board = await call<typeof getEditorialBoard>('GET /front/front-publication/board/{id}', { id: journal.id });
  return {
    ...common,
    journal: { id: journal.id, name: journal.publicationName },
    choices: null,
    groups: boardGroups(board.ok ? board.value : [], page),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.place?.title ?? sayInHead(matches)('journal.tab.editorialBoard');
  return pageTitle(matches, [title, loaderData?.journal?.name].filter(Boolean).join(' · '));
};

/** /editorial and /editorial-board in detail, /editorialList as a list. */
export default function BoardPage({ loaderData: { place, journal, choices, groups, asTable } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const title = place?.title ?? say('journal.tab.editorialBoard');
  const address = (path: string, id: string) => `${path}?publicationIndexId=${id}`;
  return (
    <ListPage
      title={title}
      path={[
        ...(place?.path ?? []),
        ...(journal && !place ? [{ name: journal.name, href: `/mag/${journal.id}` }] : []),
        { name: title, href: null },
      ]}
    >
      {choices && (
        <ChooseJournal journals={choices} hrefOf={({ id }) => address(asTable ? '/editorialList' : '/editorial', id)} />
      )}
      {journal && groups.length === 0 && (
        <p>
          <a href={href(`/mag/${journal.id}?tab=contact`)}>{say('journal.board.empty')}</a>
        </p>
      )}
      {journal && groups.length > 0 && (
        <>
          <p>
            <a href={href(address(asTable ? '/editorial' : '/editorialList', journal.id))}>
              {say(asTable ? 'journal.board.asCards' : 'journal.board.asList')}
            </a>
          </p>
          {asTable ? <BoardTable groups={groups} /> : <Board groups={groups} heading="h2" />}
        </>
      )}
    </ListPage>
  );
}
