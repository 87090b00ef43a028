import { textFor } from '../../../platform/kernel/text.ts';
import type { listDocuments } from '../contract.ts';
import { ConsolePages } from '../parts/console-pages.tsx';
import styles from '../parts/console-table.module.css';
import { Link } from '../parts/in-language.tsx';
import tree from '../parts/tree-editor.module.css';
import { useConsole, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/modules-page';
import { ask } from './load-console.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 0);
  return ask<typeof listDocuments>(context, 'GET /console/documents', { kind: 'modules', page, size: 50 });
}

/** /console/modules: the pages that are built from modules. */
export default function ModulesPage({ loaderData: list }: Route.ComponentProps) {
  const say = useWord();
  const { me, language } = useConsole();
  return (
    <>
      <h1>{list.name}</h1>
      <p className={tree.help}>{say('modules.pages')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('modules.page')}</th>
              <th scope="col">{say('modules.count')}</th>
              <th scope="col">{say('list.state')}</th>
            </tr>
          </thead>
          <tbody>
            {list.content.map(({ id, titles, note, isShown, isDraft }) => (
              <tr key={id}>
                <td>
                  <Link to={`/console/modules/${id}`}>
                    {textFor(titles, language, me.site.defaultLanguage as typeof language) || id}
                  </Link>
                </td>
                <td>{note}</td>
                <td>
                  <span className={styles.mark}>{say(isShown ? 'list.shown' : 'list.hidden')}</span>
                  {isDraft && <span className={styles.mark}>{say('list.draft')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ConsolePages page={list.page} pages={list.totalPages} />
    </>
  );
}
