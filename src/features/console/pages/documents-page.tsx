import buttons from '../../../platform/ui/button.module.css';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import type { listDocuments } from '../contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { ConsolePage, Mark } from '../parts/console-page.tsx';
import { Link, useParameters } from '../parts/in-language.tsx';
import { ConsolePages, ListSearch } from '../parts/list-controls.tsx';
import { useConsole, useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/documents-page';
import { ask, listRequest } from './load-console.server.ts';

export async function loader({ context, request, params: { kind } }: Route.LoaderArgs) {
  const wanted = { kind, ...listRequest(request) };
  return { kind, list: await ask<typeof listDocuments>(context, 'GET /console/documents', wanted) };
}

/** /console/list/{kind}: everything of one kind, with what is missing in which language. */
export default function DocumentsPage({ loaderData: { kind, list } }: Route.ComponentProps) {
  const say = useWord();
  const { me } = useConsole();
  const textFor = useTextFor();
  const text = useParameters().get('text');
  const missing = (titles: Record<string, string | undefined>) => me.site.languages.filter((one) => !titles[one]);
  return (
    <ConsolePage
      title={list.name}
      actions={
        me.kinds.some((one) => one.kind === kind && one.canBeMade) && (
          <Link className={buttons.strong} to={`/console/edit/${kind}/${brandNewId}`}>
            {say('list.new')}
          </Link>
        )
      }
    >
      <ListSearch label={say('list.search')} />
      <DataTable
        rows={list.content}
        keyOf={({ id }) => id}
        empty={say(text ? 'list.nothingFound' : 'list.empty')}
        columns={[
          {
            head: say('list.title'),
            cell: ({ id, titles, note }) => (
              <>
                <Link to={`/console/edit/${kind}/${id}`}>{textFor(titles) || id}</Link>
                <small>{note}</small>
              </>
            ),
          },
          {
            head: say('list.state'),
            cell: ({ titles, isShown, isDraft }) => (
              <div className={layout.row2}>
                {isDraft && <Mark>{say('list.draft')}</Mark>}
                {(!isDraft || isShown) && <Mark isUsual={isShown}>{say(isShown ? 'list.shown' : 'list.hidden')}</Mark>}
                {missing(titles).map((one) => (
                  <Mark key={one} isWarning>
                    {say('list.missing', { language: say.of('language', one) })}
                  </Mark>
                ))}
              </div>
            ),
          },
        ]}
      />
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
