import type { Database } from '../../../platform/ports/database.ts';
import { postgresFeeds } from './store/postgres-feeds.ts';
import type { FeedStore } from './use-cases/feed-store.ts';

export const createFeeds = (database: Database): FeedStore => postgresFeeds(database);
