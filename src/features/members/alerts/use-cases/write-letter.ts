import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { Mail } from '../../../../platform/ports/mailer.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import type { AlertTopic } from '../domain/alert.ts';
import type { AlertStore } from '../store/postgres-alerts.ts';
import type { AnnouncedItem, DigestSending, KeptDigest } from '../store/postgres-digest-sending.ts';
import type { DigestLetter, DigestSection, Letterhead, WrittenMail } from './letterhead.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

interface WritingParts {
  readonly store: Pick<DigestSending, 'items'>;
  readonly alerts: Pick<AlertStore, 'names'>;
  readonly tokens: UnsubscribeTokens;
  readonly wording: Wording;
  letterhead(site: number, language: Language): Promise<Letterhead | undefined>;
  writeDigest(head: Letterhead, letter: DigestLetter): WrittenMail;
}

/** The mail of a digest for the alerts that are still wanted; nothing if none is left, or nothing that they announced. */
type WriteOne = (digest: KeptDigest, wanted: ReadonlyMap<Id, AlertTopic>) => Promise<Mail | undefined>;
export type WriteLetter = (site: number, digests: readonly KeptDigest[]) => Promise<WriteOne>;

const listedItems = 50;

/** Reads once what the digests of a part have in common: a new issue is the same for all who hear of it. */
export const createWriteLetter =
  ({ store, alerts, tokens, wording, letterhead, writeDigest }: WritingParts): WriteLetter =>
  async (site, digests) => {
    const ids = [...new Set(digests.flatMap(({ contents }) => contents.flatMap(({ items }) => items)))];
    const sites = [...new Set([site, ...ids.map((id) => siteOfId(id) ?? site)])];
    const items = ids.length > 0 ? await store.items(sites, ids) : new Map<Id, AnnouncedItem>();
    const heads = new Map<Language, Promise<Letterhead | undefined>>();
    const headIn = (language: Language) => {
      const head = heads.get(language) ?? letterhead(site, language);
      heads.set(language, head);
      return head;
    };
    const named = new Map<string, Text>();

    return async (digest, wanted) => {
      const head = await headIn(digest.language);
      if (!head) return undefined;
      await learnNames([...wanted.values()].map(({ subject }) => subject));
      const sections = digest.contents.flatMap(({ alert, items: announced }) => {
        const topic = wanted.get(alert);
        const left = announced.flatMap((id) => items.get(id) ?? []);
        return topic && left.length > 0 ? [sectionOf(head, alert, topic, left)] : [];
      });
      if (sections.length === 0) return undefined;
      const stopAllHref = stopLink(head, tokens.write({ site, ending: { emailHash: digest.emailHash } }));
      const mail = writeDigest(head, {
        sections,
        count: sections.reduce((sum, { items: listed, more }) => sum + listed.length + (more?.count ?? 0), 0),
        stopAllHref,
        manageHref: addressed(head, '/emailSubscribe'),
      });
      return {
        ...mail,
        fromName: head.name,
        to: digest.email,
        headers: {
          // RFC 8058: mail programs send this POST themselves when a reader presses their button.
          'List-Unsubscribe': `<${stopAllHref}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          Precedence: 'bulk',
          'Auto-Submitted': 'auto-generated',
        },
      };
    };

    async function learnNames(subjects: readonly string[]): Promise<void> {
      const unknown = subjects.filter((subject) => subject !== '' && !named.has(subject));
      if (unknown.length === 0) return;
      const found = await alerts.names(sites, unknown);
      for (const subject of unknown) named.set(subject, found.get(subject) ?? {});
    }

    function sectionOf(head: Letterhead, alert: Id, topic: AlertTopic, left: readonly AnnouncedItem[]): DigestSection {
      const beyond = left.length - listedItems;
      return {
        heading: headingOf(head, topic),
        items: left.slice(0, listedItems).map((item) => ({
          title: say(head, item.titles),
          href: addressed(head, itemAddress(item)),
          byline: bylineOf(head, item),
        })),
        more: beyond > 0 ? { count: beyond, href: addressed(head, '/newPublish') } : null,
        stopHref: stopLink(head, tokens.write({ site, ending: { alert } })),
      };
    }

    function headingOf(head: Letterhead, { what, subject }: AlertTopic): string {
      const name = say(head, named.get(subject) ?? {}) || (/^\d+$/.test(subject) ? '' : subject);
      const key = `alerts.mail.${headings[what]}`;
      return name === '' ? wording(head.language, key) : wording(head.language, `${key}.of`, { name });
    }

    function bylineOf(head: Letterhead, { authors, authorCount, journal, year, volume, issue }: AnnouncedItem): string {
      const names = authors
        .map((author) => say(head, author))
        .filter(Boolean)
        .join(head.language === 'zh' ? '，' : ', ');
      const people =
        authorCount > authors.length && names ? wording(head.language, 'alerts.mail.andOthers', { names }) : names;
      const numbers = [year, volume && issue ? `${volume}(${issue})` : issue].filter(Boolean).join(', ');
      return [people, [say(head, journal), numbers].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
    }
  };

const headings = { current: 'current', 'online-first': 'onlineFirst', column: 'column', keywords: 'keyword' } as const;

const say = ({ language, defaultLanguage }: Letterhead, text: Text): string => textFor(text, language, defaultLanguage);

/** Whoever reads a mail in a language wants its pages in it too. */
function addressed({ origin, language }: Letterhead, path: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', language);
  return url.href;
}

const stopLink = (head: Letterhead, token: string): string => {
  const url = new URL(addressed(head, '/unsubscribe'));
  url.searchParams.set('token', token);
  return url.href;
};
