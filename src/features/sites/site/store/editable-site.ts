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

  async read(transaction, { host: { id } }, which) {
    const [row] = await transaction.rows(query.selectFrom('site').selectAll().where('site_id', '=', id));
    if (!row || which !== theOnlyOne) return null;
    return {
      languages: siteFieldOrder(row.languages),
      defaultLanguage: row.default_language,
      timeZone: row.time_zone,
      magId: row.mag_id,
      logo1: row.logo1,
      pictureUrl: row.picture_url,
      keywords: row.keywords,
      visitPower: row.visit_power,
      downloadPower: row.download_power,
      mediaPermission: row.media_permission,
      umtFlag: row.umt_flag,
      grayType: String(row.gray_type),
      staticPageUrl: row.static_page_url,
      maintenance: row.maintenance,
      stopUrl: row.stop_url,
    };
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
