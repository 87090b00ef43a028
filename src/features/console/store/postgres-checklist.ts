import { rowsAt } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { type ChecklistStep, checklistSteps } from '../domain/checklist.ts';

/** Steps that the log of the site tells of. */
const logged: readonly ChecklistStep[] = ['header', 'theme', 'channels', 'column-text'];

/** What is done of it; null for a site that has published its first article and needs no list any more. */
export const postgresChecklist =
  (database: Database) =>
  async (site: number): Promise<readonly { readonly step: ChecklistStep; readonly isDone: boolean }[] | null> => {
    const ask = rowsAt(database, { reads: [site], writes: null });
    const [found] = await ask<{ article: boolean; journal: boolean; people: boolean }>`
      select exists (select from item where site_id = ${site} and kind = 'article' and status = 'published') as article,
        exists (select from item where site_id = ${site} and kind = 'journal' and status = 'published') as journal,
        (select count(*) from console_role where site_id = ${site}) > 1 as people`;
    if (!found || found.article) return null;
    const rows = await ask<{ kind: string }>`
      select distinct kind from console_change where site_id = ${site} and action = 'publish' and kind = any (${logged}::text[])`;
    const done = new Set<string>([
      ...rows.map(({ kind }) => kind),
      ...Object.entries(found).flatMap(([name, is]) => (is ? [name] : [])),
    ]);
    return checklistSteps.map((step) => ({ step, isDone: done.has(step) }));
  };

export type Checklist = ReturnType<typeof postgresChecklist>;
