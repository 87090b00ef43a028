import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { SampleDirectory } from './sample-site.ts';

/** Of the journal that gives its papers such DOIs. */
const paper = '10.5555/fol.2026.6.4';
const origin = 'https://reviews.example.org';

/** Shows at a sample paper what a service elsewhere would have announced of it, once. */
export const storeAnnouncements = ({ database }: Pick<App, 'database'>, directory: SampleDirectory) =>
  database.transaction(ownSite(directory), (transaction) =>
    transaction.rows(statement`
      insert into notify_announcement (site_id, announcement_id, item_id, kind, origin, message_id, name, address, state, decided_at)
      select site_id, new_id(site_id), id, 'review', ${origin}, 'urn:sample:review', 'Sample Reviews (sample data)',
        ${`${origin}/sample/1`}, 'accepted', now()
      from item where site_id = ${directory.id} and doi = ${paper} and kind = 'article'
      on conflict (site_id, origin, message_id) do nothing`),
  );
