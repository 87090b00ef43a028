import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import type { listDocuments } from '../documents.contract.ts';
import { ConsolePage, Mark } from '../parts/console-page.tsx';
import { Link } from '../parts/in-language.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/modules-page';
import { ask, listRequest } from './load-console.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = listRequest(request);
  return ask<typeof listDocuments>(context, 'GET /console/documents', { kind: 'modules', page, size: 50 });
}

/** /console/modules: the pages that are built from modules. */
export default function ModulesPage({ loaderData: list }: Route.ComponentProps) {
  const say = useWord();
  const textFor = useTextFor();
  return (
    <ConsolePage title={list.name} hint={say('modules.pages')}>
      <DataTable
        rows={list.content}
        keyOf={({ id }) => id}
        columns={[
          {
            head: say('modules.page'),
            cell: ({ id, titles }) => <Link to={`/console/modules/${id}`}>{textFor(titles) || id}</Link>,
          },
          { head: say('modules.count'), isLabelled: true, cell: ({ note }) => note },
          {
            head: say('list.state'),
            cell: ({ isShown, isDraft }) => (
              <div className={layout.row2}>
                <Mark isUsual={isShown}>{say(isShown ? 'list.shown' : 'list.hidden')}</Mark>
                {isDraft && <Mark>{say('list.draft')}</Mark>}
              </div>
            ),
          },
        ]}
      />
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
