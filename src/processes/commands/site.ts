import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { unconfigured } from '../../features/site/domain/unconfigured.ts';
import { statement } from '../../platform/item/writing/raw-statement.ts';
import { isLanguage } from '../../platform/kernel/language.ts';
import { asOwner } from './as-owner.ts';
import type { Command } from './command.ts';

const classifications = ['journal', 'group', 'portal'];

export const siteCommand: Command = {
  purpose: 'add <sld> --name "…" enters a site into the directory; --language, --classification, --gathers a,b',
  async run(house, words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        language: { type: 'string', default: 'en' },
        classification: { type: 'string', default: 'journal' },
        gathers: { type: 'string', default: '' },
      },
    });
    const [verb, sld] = positionals;
    if (verb !== 'add' || !sld) throw new Error('Say what to do: imprint site add <sld> --name "…"');
    const { language } = values;
    if (!isLanguage(language)) throw new Error(`"${language}" is not a language of the portal.`);
    if (!classifications.includes(values.classification))
      throw new Error(`--classification takes one of ${classifications.join(', ')}.`);
    const host = `${sld}.${house.settings.IMPRINT_MAIN_DOMAIN}`;
    const gathers = values.gathers.split(',').filter(Boolean);
    const named = { [language]: values.name ?? sld };
    const usual = unconfigured({ id: 0, sld, defaultLanguage: language });
    await asOwner(house.settings.IMPRINT_DATABASE_OWNER_URL, async (owner) => {
      const [known] = await owner.rows(
        statement(sql<{ site_id: number }>`select site_id from site where sld = ${sld}`),
      );
      if (known) return;
      const languages = [...new Set([language, 'en', 'zh'])];
      const [{ site_id } = { site_id: 0 }] = await owner.rows(
        statement(sql<{ site_id: number }>`
          insert into site (site_id, sld, domain, classification, template_id, default_language, languages, colour_id)
          select coalesce(max(site_id), 0) + 1, ${sld}, ${house.settings.IMPRINT_MAIN_DOMAIN}, ${values.classification},
            ${values.classification}, ${language}, ${languages}::text[], 1 from site
          returning site_id`),
      );
      await owner.rows(statement(sql`insert into site_host (host, site_id) values (${host}, ${site_id})`));
      await owner.rows(statement(sql`select set_config('app.writes', ${String(site_id)}, true)`));
      await owner.rows(
        statement(sql`insert into site_config (site_id, section, value) values
          (${site_id}, 'header', ${JSON.stringify({ ...usual.header, name: named })}::jsonb),
          (${site_id}, 'seo', ${JSON.stringify({ ...usual.seo, title: named })}::jsonb)`),
      );
      await owner.rows(
        statement(sql`insert into site_gathering (portal_id, site_id, position)
          select ${site_id}, site_id, row_number() over (order by array_position(${gathers}::text[], sld))
          from site where sld = any (${gathers}::text[])`),
      );
    });
    console.log(`The site "${sld}" answers at ${host}.`);
  },
};
