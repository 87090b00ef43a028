import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { getMessages, readMessages } from '../contract.ts';
import { noticeAddress, noticeKeys } from '../domain/notice-words.ts';
import type { NoticeStore } from '../store/postgres-notices.ts';

/** What a notice may leave out. */
const unknown = { title: '', device: '', provider: '', email: '' };

export const answerGetMessages = (store: NoticeStore, wording: Wording) =>
  answering(getMessages, async ({ input, site, member, language }) => {
    const { notices, total, unread } = await store.list(site.host.id, member.id, input);
    const content = notices.map(({ about, data, sentAt, ...notice }) => {
      const keys = noticeKeys(about);
      return {
        ...notice,
        about,
        title: wording(language, keys.title),
        text: wording(language, keys.text, { ...unknown, ...data }),
        url: noticeAddress(about, data),
        sentAt: sentAt.toISOString(),
      };
    });
    return success({ ...presentPage(content, total, input), unread });
  });

export const answerReadMessages = (store: NoticeStore) =>
  answering(readMessages, async ({ input, site, member }) => {
    const change = input.delete ? store.delete : store.markRead;
    const changed = await change(site.host.id, member.id, input.ids);
    const { unread } = await store.list(site.host.id, member.id, { page: 0, size: 1 });
    return success({ changed, unread });
  });
