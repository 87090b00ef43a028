import type { Log } from '../../../platform/ports/log.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { NoticeStore } from './notice-store.ts';

export const createNotify =
  (store: NoticeStore, log: Log): Notify =>
  async (notice) => {
    try {
      await store.add(notice);
    } catch (problem) {
      log.warn({ site: notice.site, about: notice.about, problem }, 'a member could not be told');
    }
  };
