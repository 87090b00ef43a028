import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { getImport } from '../../editorial/import/contract.ts';
import { ConsolePage, Mark } from '../parts/console-page.tsx';
import { FoundProblems, ImportProgress, usePolling } from '../parts/import-runs.tsx';
import { Link, useParameters } from '../parts/in-language.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/import-result-page';
import { ask } from './load-console.server.ts';

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return ask<typeof getImport>(context, 'GET /console/import/result', {
    id,
    page: Number(searchParams.get('page') ?? 0),
    onlyProblems: searchParams.has('problems'),
  });
}

/** /console/import/{id}: what came of each document of a package, and what to do about it. */
export default function ImportResultPage({ loaderData: { run, results } }: Route.ComponentProps) {
  const say = useWord();
  const textFor = useTextFor();
  usePolling(run.state === 'waiting' || run.state === 'running');
  const isOnlyProblems = useParameters().has('problems');
  return (
    <ConsolePage
      back={{ to: '/console/import', name: say('import.back') }}
      title={<bdi>{run.name}</bdi>}
      head={
        <div role="status">
          <ImportProgress run={run} />
        </div>
      }
    >
      {run.documents > 0 && (
        <p>
          <Link to={isOnlyProblems ? '?' : '?problems=1'}>
            {say(isOnlyProblems ? 'import.all' : 'import.onlyProblems')}
          </Link>
        </p>
      )}
      {results.content.length > 0 && (
        <DataTable
          rows={results.content}
          keyOf={({ source }) => source}
          columns={[
            {
              head: say('import.document'),
              cell: ({ source, item }) => (
                <>
                  {item && <Link to={`/console/edit/${item.kind}/${item.id}`}>{textFor(item.titles)}</Link>}
                  <small>
                    <bdi>{source}</bdi>
                  </small>
                  {item && (
                    <Mark isUsual={item.status === 'published'}>
                      {say(item.status === 'published' ? 'list.shown' : 'list.hidden')}
                    </Mark>
                  )}
                </>
              ),
            },
            {
              head: say('import.score'),
              isLabelled: true,
              cell: ({ outcome, score }) =>
                outcome === 'refused' ? <Mark isWarning>{say('import.refused')}</Mark> : score,
            },
            { head: say('import.problems'), cell: (result) => <FoundProblems {...result} /> },
          ]}
        />
      )}
      <ConsolePages {...results} />
    </ConsolePage>
  );
}
