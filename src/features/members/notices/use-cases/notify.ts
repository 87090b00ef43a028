import type { Language } from '../../../../platform/kernel/language.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import type { NewNotice, Notify } from '../../../../platform/ports/notices.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { isMailed, noticeAddress, noticeKeys } from '../domain/notice-words.ts';
import type { NoticeStore } from '../store/postgres-notices.ts';

export interface NoticeMailParts {
  readonly mailer: Mailer;
  readonly wording: Wording;
  readonly siteNamed: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
}

/** Whoever finds a site's messages late must hear at once that their account is reached by something new. */
export const createNotify = (store: NoticeStore, log: Log, { mailer, wording, siteNamed }: NoticeMailParts): Notify => {
  const mail = async ({ site, account, about, data, alsoTo }: NewNotice): Promise<void> => {
    const owner = await store.contactOf(account);
    const named = await siteNamed(site);
    const receivers = new Set([owner?.email, alsoTo].filter((address) => address !== undefined && address !== null));
    if (!owner || !named || receivers.size === 0) return;
    const say = (key: string) => wording(owner.language as Language, key, { ...data });
    const { title, text } = noticeKeys(about);
    const words = `${say(text)}\n\n${named.name}\n${named.origin}${noticeAddress(about, data ?? {})}\n`;
    for (const to of receivers) await mailer.send({ fromName: named.name, to, subject: say(title), text: words });
  };

  return async (notice) => {
    const { site, about } = notice;
    const warn = (problem: unknown) => log.warn({ site, about, problem }, 'a member could not be told');
    await store.add(notice).catch(warn);
    // Nobody waits for a mail server.
    if (isMailed(about)) void mail(notice).catch(warn);
  };
};
