import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { postgresItems } from '../../../platform/item/item-store.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SavedItems } from '../../../platform/ports/saved-items.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import { answerDeleteComment, answerSaveComment } from './api/change-comments.ts';
import type { CommentParts } from './api/comment-parts.ts';
import { answerListComments } from './api/list-comments.ts';
import { answerModeration } from './api/moderate.ts';
import { answerMyComments } from './api/my-comments.ts';
import { postgresComments } from './store/postgres-comments.ts';
import { createModeration, type Moderation } from './use-cases/moderation.ts';

interface Parts {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
  readonly rateLimit: RateLimit;
  readonly rulesOf: CommentParts['rulesOf'];
  readonly notify: Notify;
  readonly record: RecordAction;
}

export interface Commenting {
  readonly handlers: readonly AnyHandler[];
  readonly moderation: Moderation;
}

export function createCommenting({ database, directory, notify, record, ...rest }: Parts): Commenting {
  const store = postgresComments(database);
  const items = postgresItems(database);
  const titleOf = async (site: number, id: string) => {
    const [[item], entry] = await Promise.all([
      items.read({ reads: [site], writes: null }, [id]),
      directory.byId(site),
    ]);
    const language = entry?.defaultLanguage ?? 'en';
    return item ? textFor(item.titles, language, language) : '';
  };
  const parts = { ...rest, store };
  const moderation = createModeration({ database, store, titleOf, notify, record });
  return {
    handlers: [
      answerListComments(parts),
      answerSaveComment(parts),
      answerDeleteComment(parts),
      answerMyComments(parts),
      ...answerModeration(moderation, parts),
    ],
    moderation,
  };
}
