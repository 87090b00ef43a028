import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { chooseText } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getNews } from '../contract.ts';
import type { NewsStore } from '../use-cases/news-store.ts';
import { presentNews } from './present-news.ts';

interface Parts {
  readonly news: NewsStore;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
}

export const answerGetNews = ({ news, siteOfItem, files }: Parts) =>
  answering(getNews, async ({ input: { id }, site: asking, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const site = owner.value;
    const piece = await news.news(site, id);
    if (!piece) return failed(failure('notFound'));
    const around = await news.around(site, piece);
    const siteLanguage = site.target.defaultLanguage;
    const body = piece.status === 'published' ? chooseText(piece.bodies, language, siteLanguage) : undefined;
    if (body) offers(body.text, () => files.get(body.text));
    shows(itemKey(id));
    for (const other of [around.previous, around.next, ...around.related]) if (other) shows(itemKey(other.id));
    return success(presentNews(piece, around, body, { language, siteLanguage }));
  });
