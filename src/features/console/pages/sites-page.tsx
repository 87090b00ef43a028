import { textFor } from '../../../platform/kernel/text.ts';
import buttons from '../../../platform/ui/button.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { listSites } from '../../sites/site/sites.contract.ts';
import { addressAt } from '../domain/address-at.ts';
import { ConsolePages } from '../parts/console-pages.tsx';
import styles from '../parts/console-table.module.css';
import { Link } from '../parts/in-language.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { Moment } from '../parts/moment.tsx';
import { OtherConsole } from '../parts/other-console.tsx';
import { useConsole, useWord, useWordOf } from '../parts/use-console.ts';
import type { Route } from './+types/sites-page';
import { ask } from './load-console.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = { text: searchParams.get('text') ?? '', page: Number(searchParams.get('page') ?? 0) };
  return {
    list: await ask<typeof listSites>(context, 'GET /console/sites', wanted),
    here: context.get(pageRequest).origin,
  };
}

/** /console/sites: every site of the installation, for operators. */
export default function SitesPage({ loaderData: { list, here } }: Route.ComponentProps) {
  const say = useWord();
  const sayOf = useWordOf();
  const { language } = useConsole();
  return (
    <>
      <div className={styles.head}>
        <h1>{say('sites.title')}</h1>
        <Link className={buttons.strong} to="/console/sites/new">
          {say('sites.new')}
        </Link>
      </div>
      <ListSearch label={say('sites.search')} />
      {list.content.length === 0 ? (
        <p>{say('sites.nothingFound')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.stacked}`}>
            <thead>
              <tr>
                <th scope="col">{say('sites.site')}</th>
                <th scope="col">{say('sites.kind')}</th>
                <th scope="col">{say('sites.state')}</th>
                <th scope="col">{say('sites.until')}</th>
              </tr>
            </thead>
            <tbody>
              {list.content.map(({ id, sld, host, names, classification, state, expiresAt }) => (
                <tr key={id}>
                  <td>
                    <OtherConsole address={addressAt(here, host, '/console')}>
                      {textFor(names, language, language) || sld}
                    </OtherConsole>
                    <small>
                      <bdi>{host}</bdi>
                    </small>
                  </td>
                  <td>{sayOf('siteField.classification', classification)}</td>
                  <td>
                    <span className={state === 'open' ? styles.mark : styles.warning}>{sayOf('siteState', state)}</span>
                  </td>
                  <td>{expiresAt ? <Moment at={expiresAt} isDay /> : say('sites.forever')}</td>
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
