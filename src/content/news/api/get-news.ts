import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { presentFiles, presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { chooseText, type LocalizedText, type Text, textFor } from '../../../platform/kernel/text.ts';
import { webAddress } from '../../../platform/kernel/web-address.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getNews } from '../contract.ts';
import type { AroundNews, NamedNews } from '../domain/news.ts';
import type { News, NewsStore } from '../use-cases/news-store.ts';

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

interface Asking {
  readonly language: Language;
  readonly siteLanguage: Language;
}

/** A piece that was withdrawn keeps its name and says why. */
function presentNews(
  piece: News,
  { previous, next, related }: AroundNews,
  body: LocalizedText | undefined,
  asking: Asking,
): OutputOf<typeof getNews> {
  const say = (text: Text) => textFor(text, asking.language, asking.siteLanguage);
  const isThere = piece.status === 'published';
  const named = ({ id, titles, publishDate }: NamedNews) => ({
    id,
    resName: say(titles),
    publishDate,
    url: itemAddress({ kind: 'news', id }),
  });
  return {
    ...presentItem(piece, asking),
    type: piece.type,
    channelId: piece.channelId,
    source: say(piece.sources),
    authors: piece.authors as OutputOf<typeof getNews>['authors'],
    link: isThere ? webAddress(piece.link) : null,
    body: body ? { sha256: body.text, language: body.language } : null,
    files: isThere ? presentFiles(piece.id, piece.files) : [],
    previous: previous && named(previous),
    next: next && named(next),
    related: related.map(named),
  };
}
