import pg from 'pg';
import { query } from '../../../db/query.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { House } from '../compose.ts';

export async function fillDemo(house: House): Promise<readonly { host: string }[]> {
  const owner = new pg.Client({ connectionString: house.settings.IMPRINT_DATABASE_OWNER_URL });
  await owner.connect();
  await owner.query(
    `insert into site (site_id, sld, domain, classification, template_id, default_language, languages, colour_id)
     values (1, 'optics', 'localhost', 'journal', 'journal', 'zh', '{zh,en}', 6) on conflict do nothing`,
  );
  await owner.query(`insert into site_host (host, site_id) values ('optics.localhost', 1) on conflict do nothing`);
  await owner.end();

  const site = await house.sites.bySld('optics');
  if (!site) throw new Error('the demo site was not stored');
  const paragraph = '<p>飞秒激光在玻璃内部写出可擦除的三维色彩。Femtosecond laser writing.</p>\n';
  const zh = await house.files.put(Buffer.from(paragraph.repeat(3000)), 'text/html');
  const en = await house.files.put(Buffer.from('<p>About this sample journal.</p>'), 'text/html');
  const id = ((1n << 40n) | 1n).toString();
  await house.database.transaction(ownSite(site), async (transaction) => {
    await transaction.rows(
      query
        .insertInto('column_text')
        .values({
          site_id: 1,
          id,
          position: 1,
          titles: JSON.stringify({ zh: '期刊简介', en: 'About the journal' }),
          bodies: JSON.stringify({ zh, en }),
        })
        .onConflict((conflict) => conflict.doNothing()),
    );
  });
  return [{ host: 'optics.localhost' }];
}
