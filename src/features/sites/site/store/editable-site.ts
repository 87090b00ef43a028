import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import { checkSite, closesSite, siteFields } from '../domain/editing/site-form.ts';

/** The site itself, as its owner decides about it. */
export const editableSite: Editable = {
  kind: 'site',
  permission: 'site.configure',
  section: 'site',
  fields: siteFields,
  check: checkSite,
  asksForName: closesSite,
  address: () => '/',

  async read(transaction, { host: { id } }, which) {
    const [row] = await transaction.rows(
      query
        .selectFrom('site')
        .select([
          'languages',
          'default_language as defaultLanguage',
          'time_zone as timeZone',
          'mag_id as magId',
          'logo1',
        ])
        .select([
          'picture_url as pictureUrl',
          'keywords',
          'visit_power as visitPower',
          'download_power as downloadPower',
        ])
        .select(['media_permission as mediaPermission', 'umt_flag as umtFlag', 'gray_type as grayType'])
        .select(['static_page_url as staticPageUrl', 'maintenance', 'stop_url as stopUrl'])
        .where('site_id', '=', id),
    );
    if (!row || which !== theOnlyOne) return null;
    return { ...row, languages: siteFieldOrder(row.languages), grayType: String(row.grayType) };
  },

  async write(transaction, { host: { id } }, _, document) {
    const given = document as Readonly<Record<string, never>>;
    await transaction.rows(
      query
        .updateTable('site')
        .set({
          languages: given.languages,
          default_language: given.defaultLanguage,
          time_zone: given.timeZone,
          mag_id: given.magId,
          logo1: given.logo1,
          picture_url: given.pictureUrl,
          keywords: JSON.stringify(document.keywords),
          visit_power: given.visitPower,
          download_power: given.downloadPower,
          media_permission: given.mediaPermission,
          umt_flag: given.umtFlag,
          gray_type: Number(document.grayType),
          static_page_url: given.staticPageUrl,
          maintenance: given.maintenance,
          stop_url: given.stopUrl,
          revision: sql`revision + 1`,
        })
        .where('site_id', '=', id),
    );
    // The header says the language too; a call of the specification shows it from there.
    await transaction.rows(
      query
        .updateTable('site_config')
        .set({ value: sql`value || jsonb_build_object('defaultLanguage', ${String(document.defaultLanguage)}::text)` })
        .where('site_id', '=', id)
        .where('section', '=', 'header'),
    );
    return theOnlyOne;
  },
};

/** In the order in which the form gives them back. */
const siteFieldOrder = (stored: readonly string[]): string[] => {
  const field = siteFields.find(({ name }) => name === 'languages');
  const known = field?.type === 'choices' ? field.choices.map(({ value }) => value) : [];
  return known.filter((language) => stored.includes(language));
};
