import { query } from '../../../../../db/query.ts';
import { entryIds } from '../../../../platform/item/writing/store-entries.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';

interface GivenModule {
  readonly code: string;
  readonly area: string;
  readonly styleId: string;
  readonly titles?: Text;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The id of the channel whose texts it shows. */
  readonly columnId?: Id | undefined;
}

/** Gives a new site the modules of its home. */
export async function storeTemplateModules(
  transaction: Transaction,
  site: number,
  modules: readonly GivenModule[],
): Promise<void> {
  const ids = await entryIds(
    transaction,
    site,
    modules.map(() => ''),
  );
  for (const [position, { code, area, styleId, titles = {}, settings = {}, columnId }] of modules.entries())
    await transaction.rows(
      query.insertInto('module').values({
        site_id: site,
        id: ids[position] as Id,
        position,
        code,
        area,
        style_id: styleId,
        titles: JSON.stringify(titles),
        settings: JSON.stringify(columnId ? { ...settings, columnId } : settings),
      }),
    );
}
