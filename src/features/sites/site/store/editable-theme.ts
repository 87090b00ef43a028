import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { ExtensionTheme } from '../../../../platform/kernel/extension.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';
import { acceptedOf, checkTheme, themeFields, themeFieldsWith, themeOf } from '../domain/editing/theme-form.ts';
import { weakContrasts } from '../domain/theme/weak-contrasts.ts';
import { readSection, writeSection } from './postgres-configuration.ts';

/** Colours, type, grid, cards and the site's own style, published as one thing. */
export const editableTheme = (extra: readonly ExtensionTheme[]): Editable => ({
  ...plainTheme,
  fields: themeFieldsWith(extra),
  async read(transaction, site, which) {
    const stored = await plainTheme.read(transaction, site, which);
    const isThere = extra.some(({ code }) => code === stored?.extension);
    return stored && { ...stored, extension: isThere ? stored.extension : '' };
  },
});

const plainTheme: Editable = {
  kind: 'theme',
  permission: 'theme.edit',
  section: 'look',
  fields: themeFields,
  check: checkTheme,
  address: () => '/',

  async read(transaction, site, which) {
    const [row] = await transaction.rows(
      query
        .selectFrom('site')
        .select(['colour_id', 'colour', 'colour1', 'colour2', 'colour3'])
        .where('site_id', '=', site.host.id),
    );
    if (!row || which !== theOnlyOne) return null;
    const stored = await readSection(transaction, site, 'look');
    const { typePairing, homeGrid, cards, cssContent, accepted = [], extension = '' } = stored;
    const { colour, colour1, colour2, colour3 } = row;
    return {
      colourId: String(row.colour_id),
      colour,
      colour1,
      colour2,
      colour3,
      typePairing,
      homeGrid,
      cards,
      cssContent,
      accepted: accepted.join('\n'),
      extension,
    };
  },

  async write(transaction, site, _, document) {
    const given = document as Readonly<Record<string, string | null>>;
    await transaction.rows(
      query
        .updateTable('site')
        .set({
          colour_id: Number(given.colourId),
          colour: given.colour ?? null,
          colour1: given.colour1 ?? null,
          colour2: given.colour2 ?? null,
          colour3: given.colour3 ?? null,
          revision: sql`revision + 1`,
        })
        .where('site_id', '=', site.host.id),
    );
    const { typePairing, homeGrid, cards } = given as unknown as SiteConfiguration['look'];
    const theme = {
      typePairing,
      homeGrid,
      cards,
      cssContent: given.cssContent ?? '',
      accepted: acceptedOf(document),
      ...(given.extension && { extension: given.extension }),
    };
    await writeSection(transaction, site.host.id, 'look', theme);
    return theOnlyOne;
  },
};

/** Whether a style makes something hard to read in the colours of this site. */
export async function isWeakStyleAt(transaction: Transaction, site: SiteContext, css: string): Promise<boolean> {
  const stored = await plainTheme.read(transaction, site, theOnlyOne);
  return weakContrasts({ ...themeOf(stored ?? {}), cssContent: css }).some(({ what }) => what !== 'colour');
}
