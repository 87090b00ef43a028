import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { presentFiles, presentItem } from '../../../platform/contract/item-output.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { type LocalizedText, type Text, textFor } from '../../../platform/kernel/text.ts';
import { webAddress } from '../../../platform/kernel/web-address.ts';
import type { getNews } from '../contract.ts';
import type { AroundNews, NamedNews } from '../domain/news.ts';
import type { News } from '../use-cases/news-store.ts';

interface Asking {
  readonly language: Language;
  readonly siteLanguage: Language;
}

/** A piece that was withdrawn keeps its name and says why. */
export function presentNews(
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
