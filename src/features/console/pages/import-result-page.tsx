import { textFor } from '../../../platform/kernel/text.ts';
import type { getImport } from '../../editorial/import/contract.ts';
import { ConsolePages } from '../parts/console-pages.tsx';
import styles from '../parts/console-table.module.css';
import { FoundProblems } from '../parts/found-problems.tsx';
import { ImportProgress } from '../parts/import-runs.tsx';
import { Link, useParameters } from '../parts/in-language.tsx';
import { useKeepAsking } from '../parts/keep-asking.ts';
import { useConsole, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/import-result-page';
import { ask } from './load-console.ts';

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return ask<typeof getImport>(context, 'GET /console/import/result', {
    ...{ id, page: Number(searchParams.get('page') ?? 0), onlyProblems: searchParams.has('problems') },
  });
}

/** /console/import/{id}: what came of each document of a package, and what to do about it. */
export default function ImportResultPage({ loaderData: { run, results } }: Route.ComponentProps) {
  const say = useWord();
  const { me, language } = useConsole();
  const parameters = useParameters();
  useKeepAsking(run.state === 'waiting' || run.state === 'running');
  const isOnlyProblems = parameters.has('problems');
  return (
    <>
      <p>
        <Link to="/console/import">{say('import.back')}</Link>
      </p>
      <h1>
        <bdi>{run.name}</bdi>
      </h1>
      <div role="status">
        <ImportProgress run={run} />
      </div>
      {run.documents > 0 && (
        <p>
          {isOnlyProblems ? (
            <Link to="?">{say('import.all')}</Link>
          ) : (
            <Link to="?problems=1">{say('import.onlyProblems')}</Link>
          )}
        </p>
      )}
      {results.content.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say('import.document')}</th>
                <th scope="col">{say('import.score')}</th>
                <th scope="col">{say('import.problems')}</th>
              </tr>
            </thead>
            <tbody>
              {results.content.map(({ source, outcome, score, problems, refusal, item }) => (
                <tr key={source}>
                  <td>
                    {item && (
                      <Link to={`/console/edit/${item.kind}/${item.id}`}>
                        {textFor(item.titles, language, me.site.defaultLanguage as typeof language)}
                      </Link>
                    )}
                    <small>
                      <bdi>{source}</bdi>
                    </small>
                    {item && (
                      <span className={styles.mark}>
                        {say(item.status === 'published' ? 'list.shown' : 'list.hidden')}
                      </span>
                    )}
                  </td>
                  <td>
                    {outcome === 'refused' ? <span className={styles.warning}>{say('import.refused')}</span> : score}
                  </td>
                  <td>
                    <FoundProblems problems={problems} refusal={refusal} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ConsolePages page={results.page} pages={results.totalPages} />
    </>
  );
}
