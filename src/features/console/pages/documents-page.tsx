import { textFor } from '../../../platform/kernel/text.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { listDocuments } from '../contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { ConsolePages } from '../parts/console-pages.tsx';
import styles from '../parts/console-table.module.css';
import { Link, useParameters } from '../parts/in-language.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { useConsole, useWord, useWordOf } from '../parts/use-console.ts';
import type { Route } from './+types/documents-page';
import { ask } from './load-console.ts';

export async function loader({ context, request, params: { kind } }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = { kind, text: searchParams.get('text') ?? '', page: Number(searchParams.get('page') ?? 0) };
  return { kind, list: await ask<typeof listDocuments>(context, 'GET /console/documents', wanted) };
}

/** /console/list/{kind}: everything of one kind, with what is missing in which language. */
export default function DocumentsPage({ loaderData: { kind, list } }: Route.ComponentProps) {
  const say = useWord();
  const sayOf = useWordOf();
  const { me, language } = useConsole();
  const parameters = useParameters();
  const text = parameters.get('text') ?? '';
  const missing = (titles: Record<string, string | undefined>) => me.site.languages.filter((one) => !titles[one]);
  return (
    <>
      <div className={styles.head}>
        <h1>{list.name}</h1>
        <Link className={buttons.strong} to={`/console/edit/${kind}/${brandNewId}`}>
          {say('list.new')}
        </Link>
      </div>
      <ListSearch label={say('list.search')} />
      {list.content.length === 0 ? (
        <p>{say(text ? 'list.nothingFound' : 'list.empty')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.stacked}`}>
            <thead>
              <tr>
                <th scope="col">{say('list.title')}</th>
                <th scope="col">{say('list.state')}</th>
              </tr>
            </thead>
            <tbody>
              {list.content.map(({ id, titles, note, isShown, isDraft }) => (
                <tr key={id}>
                  <td>
                    <Link to={`/console/edit/${kind}/${id}`}>
                      {textFor(titles, language, me.site.defaultLanguage as typeof language) || id}
                    </Link>
                    <small>{note}</small>
                  </td>
                  <td>
                    {isDraft && <span className={styles.mark}>{say('list.draft')}</span>}
                    {(!isDraft || isShown) && (
                      <span className={styles.mark}>{say(isShown ? 'list.shown' : 'list.hidden')}</span>
                    )}
                    {missing(titles).map((one) => (
                      <span key={one} className={styles.warning}>
                        {say('list.missing', { language: sayOf('language', one) })}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ConsolePages page={list.page} pages={list.totalPages} />
    </>
  );
}
