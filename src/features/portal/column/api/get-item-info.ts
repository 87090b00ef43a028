import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { getItemInfo } from '../contract.ts';
import type { ColumnStore } from '../store/postgres-columns.ts';

export const answerGetItemInfo = (columns: ColumnStore, files: FileStore, siteOfItem: SiteOfItem): AnyHandler =>
  answering(getItemInfo, async ({ input, site: asking, language, shows, offers }) => {
    const { columnId, code } = input;
    if (!columnId && !code) return failed(failure('badInput', { field: 'columnId' }));
    const owner = columnId ? await siteOfItem(asking, columnId) : success(asking);
    if (!owner.ok) return owner;
    const site = owner.value;
    const stored = await columns.texts(site, columnId ? { columnId } : { code: code as string });
    const texts = stored.map((text) => ({ ...text, updatedAt: text.updatedAt.toISOString() }));
    const text = texts.find((one) => one.id === columnId || (code !== undefined && one.code === code)) ?? texts[0];
    if (!text) return failed(failure('notFound'));
    shows(frameKey(site.target.id));
    const body = chooseBody(text.bodies, language, site.target.defaultLanguage);
    if (body) offers(body.sha256, () => files.get(body.sha256));
    return success({ ...text, body, beside: texts });
  });

/** The body in the reader's language, else in the site's, else in any; the answer names the language. */
function chooseBody(bodies: Text, wanted: Language, siteDefault: Language) {
  for (const language of [wanted, siteDefault, ...languages]) {
    const sha256 = bodies[language];
    if (sha256) return { sha256, language };
  }
  return null;
}
