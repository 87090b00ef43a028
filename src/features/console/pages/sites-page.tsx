import { textFor } from '../../../platform/kernel/text.ts';
import buttons from '../../../platform/ui/button.module.css';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { OtherSiteLink } from '../../members/account/parts/other-site-link.tsx';
import type { listSites } from '../../sites/site/sites.contract.ts';
import { addressAt } from '../domain/addresses.ts';
import { ConsolePage, Mark } from '../parts/console-page.tsx';
import { Link } from '../parts/in-language.tsx';
import { ConsolePages, ListSearch } from '../parts/list-controls.tsx';
import { Moment } from '../parts/moment.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/sites-page';
import { ask, listRequest } from './load-console.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    list: await ask<typeof listSites>(context, 'GET /console/sites', listRequest(request)),
    here: context.get(pageRequest).origin,
  };
}

/** /console/sites: every site of the installation, for operators. */
export default function SitesPage({ loaderData: { list, here } }: Route.ComponentProps) {
  const say = useWord();
  const { language } = useConsole();
  return (
    <ConsolePage
      title={say('sites.title')}
      actions={
        <Link className={buttons.strong} to="/console/sites/new">
          {say('sites.new')}
        </Link>
      }
    >
      <ListSearch label={say('sites.search')} />
      <DataTable
        rows={list.content}
        keyOf={({ id }) => id}
        empty={say('sites.nothingFound')}
        columns={[
          {
            head: say('sites.site'),
            cell: ({ sld, host, names }) => (
              <>
                <OtherSiteLink address={addressAt(here, host, '/console')}>
                  {textFor(names, language, language) || sld}
                </OtherSiteLink>
                <small>
                  <bdi>{host}</bdi>
                </small>
              </>
            ),
          },
          {
            head: say('sites.kind'),
            cell: ({ classification }) => say.of('siteField.classification', classification),
          },
          {
            head: say('sites.state'),
            cell: ({ state }) => (
              <Mark isUsual={state === 'open'} isWarning>
                {say.of('siteState', state)}
              </Mark>
            ),
          },
          {
            head: say('sites.until'),
            cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} isDay /> : say('sites.forever')),
          },
        ]}
      />
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
