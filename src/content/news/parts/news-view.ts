import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { NewsType } from '../../../platform/kernel/news-type.ts';
import type { getNews } from '../contract.ts';

export type News = OutputOf<typeof getNews>;

export interface NewsView extends Pick<News, 'id' | 'type' | 'publishDate' | 'source' | 'link' | 'body' | 'visits'> {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly cover: string | null;
  readonly authors: readonly string[];
  readonly files: readonly { readonly name: string; readonly href: string; readonly bytes: number }[];
  readonly previous: News['previous'];
  readonly next: News['next'];
  readonly related: News['related'];
  /** The section that it stands in, with those above. */
  readonly path: readonly { readonly name: string; readonly href: string | null }[];
}

/** The list that shows a type. */
export const listOfType: Readonly<Record<NewsType, string>> = {
  information: '/news?newsDataType=information',
  announcement: '/news?newsDataType=announcement',
  dynamic: '/news?newsDataType=dynamic',
  statement: '/news?newsDataType=statement',
  science: '/science',
  link: '/newLink1',
  file: '/download',
  wechat: '/weChat',
};
