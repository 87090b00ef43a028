import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { theOnlyOne } from '../../../../platform/ports/editable.ts';
import { themeOf } from '../domain/editing/theme-form.ts';
import { weakContrasts } from '../domain/theme/weak-contrasts.ts';
import { editableTheme } from './editable-theme.ts';

/** Whether a style makes something hard to read in the colours of this site. */
export async function isWeakStyleAt(transaction: Transaction, site: SiteContext, css: string): Promise<boolean> {
  const stored = await editableTheme.read(transaction, site, theOnlyOne);
  return weakContrasts({ ...themeOf(stored ?? {}), cssContent: css }).some(({ what }) => what !== 'colour');
}
