import { answering } from '../../../platform/contract/handler.ts';
import { presentFiles, presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { chooseText, type Text, textFor } from '../../../platform/kernel/text.ts';
import { webAddress } from '../../../platform/kernel/web-address.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getNews } from '../contract.ts';
import type { NewsStore } from '../store/postgres-news.ts';

export const answerGetNews = (news: NewsStore, siteOfItem: SiteOfItem, files: FileStore) =>
  answering(getNews, async ({ input: { id }, site: asking, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const site = owner.value;
    const piece = await news.news(site, id);
    if (!piece) return failed(failure('notFound'));
    const { previous, next, related } = await news.around(site, piece);
    const siteLanguage = site.target.defaultLanguage;
    const say = (text: Text) => textFor(text, language, siteLanguage);
    // A piece that was withdrawn keeps its name and says why.
    const isThere = piece.status === 'published';
    const body = isThere ? chooseText(piece.bodies, language, siteLanguage) : undefined;
    if (body) offers(body.text, () => files.get(body.text));
    shows(itemKey(id));
    for (const other of [previous, next, ...related]) if (other) shows(itemKey(other.id));
    const named = (other: (typeof related)[number]) => ({
      ...other,
      resName: say(other.titles),
      url: itemAddress({ kind: 'news', id: other.id }),
    });
    return success({
      ...piece,
      ...presentItem(piece, { language, siteLanguage }),
      source: say(piece.sources),
      link: isThere ? webAddress(piece.link) : null,
      body: body ? { sha256: body.text, language: body.language } : null,
      files: isThere ? presentFiles(piece.id, piece.files) : [],
      previous: previous && named(previous),
      next: next && named(next),
      related: related.map(named),
    });
  });
