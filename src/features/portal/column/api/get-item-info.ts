import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { getItemInfo } from '../contract.ts';
import { type ColumnText, chooseBody } from '../domain/column-text.ts';
import type { ColumnStore } from '../use-cases/column-store.ts';

export const answerGetItemInfo = (columns: ColumnStore, files: FileStore, siteOfItem: SiteOfItem) =>
  answering(getItemInfo, async ({ input, site: asking, language, shows, offers }) => {
    const { columnId, code } = input;
    if (!columnId && !code) return failed(failure('badInput', { field: 'columnId' }));
    const owner = columnId ? await siteOfItem(asking, columnId) : success(asking);
    if (!owner.ok) return owner;
    const site = owner.value;
    const texts = await columns.texts(site, columnId ? { columnId } : { code: code as string });
    const asked = texts.find((text) => text.id === columnId || (code !== undefined && text.code === code)) ?? texts[0];
    if (!asked) return failed(failure('notFound'));
    shows(frameKey(site.target.id));
    const body = chooseBody(asked.bodies, language, site.target.defaultLanguage);
    if (body) offers(body.sha256, () => files.get(body.sha256));
    return success({
      ...present(asked),
      channelId: asked.channelId,
      body,
      beside: texts.map(present),
    });
  });

const present = ({ id, titles, summaries, updatedAt }: ColumnText) => ({
  id,
  titles,
  summaries,
  updatedAt: updatedAt.toISOString(),
});
