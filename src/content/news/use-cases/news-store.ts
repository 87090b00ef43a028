import type { Person } from '../../../platform/item/searching/people.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { NewsType } from '../../../platform/kernel/news-type.ts';
import type { ShownItem } from '../../../platform/kernel/shown-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { AroundNews } from '../domain/news.ts';

export interface News extends ShownItem {
  readonly type: NewsType;
  readonly channelId: Id | null;
  readonly bodies: Text;
  readonly authors: readonly Person[];
  readonly sources: Text;
  readonly link: string | null;
  readonly files: readonly NewsFile[];
}

export interface NewsFile {
  readonly position: number;
  readonly role: 'pdf' | 'source' | 'supplement' | 'attachment';
  readonly name: string;
  readonly labels: Record<string, string>;
  readonly language: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly pages: number | null;
}

/** What was published, or was and has been withdrawn. */
export interface NewsStore {
  news(site: SiteContext, id: Id): Promise<News | undefined>;
  around(site: SiteContext, piece: Pick<News, 'id' | 'type' | 'publishDate'>): Promise<AroundNews>;
}
