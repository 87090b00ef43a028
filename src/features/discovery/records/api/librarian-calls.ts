import { Readable } from 'node:stream';
import type { FilesInTurn } from '../../../../platform/contract/files-in-turn.ts';
import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed } from '../../../../platform/kernel/result.ts';
import { ownSite, type SiteContext } from '../../../../platform/kernel/site-context.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Librarians } from '../../../../platform/ports/librarians.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { exportMyTitles } from '../librarian.contract.ts';
import type { ListedTitle, TitleLists } from '../store/postgres-title-lists.ts';

type Contents = 'all' | 'open' | 'entitled';

/** How lists of titles are written. */
interface TitleListFormat {
  name(provider: string, host: string, contents: Contents, day: string): string;
  write(
    titles: AsyncIterable<ListedTitle>,
    contents: Contents,
    site: { readonly origin: string; readonly language: Language },
  ): AsyncIterable<string>;
}

interface Parts {
  readonly librarians: Librarians;
  readonly titleLists: TitleLists;
  readonly kbart: TitleListFormat;
  readonly inTurn: FilesInTurn;
  readonly originOfSite: (site: number) => Promise<string>;
  readonly configuration: (site: SiteContext) => Promise<{ readonly header: { readonly name: Text } }>;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
}

/** Of one librarian. */
const rate = { most: 60, seconds: 3_600 } as const;

export const librarianHandlers = (parts: Parts): AnyHandler[] => [
  answering(exportMyTitles, async ({ site: { host }, member, input }) => {
    const { librarians, titleLists, kbart, rateLimit, clock } = parts;
    if (!(await librarians.isLibrarian(host.id, member.id, input.customer))) return failed(failure('notFound'));
    const { allowed } = await rateLimit.take(`librarian titles ${member.id}`, rate);
    if (!allowed) return failed(failure('tooManyRequests'));
    const [{ header }, origin, held] = await Promise.all([
      parts.configuration(ownSite(host)),
      parts.originOfSite(host.id),
      input.package === 'entitled' ? librarians.titlesOf(host.id, input.customer) : ('all' as const),
    ]);
    const { defaultLanguage: language, sld } = host;
    const provider = textFor(header.name, 'en', language);
    const among = held === 'all' ? null : held;
    const titles = titleLists.titles(host.id, language, { since: input.since || null, among });
    return parts.inTurn(host.id, async () => ({
      name: kbart.name(provider, sld, input.package, clock.now().toISOString().slice(0, 10)),
      contentType: 'text/plain; charset=utf-8',
      content: Readable.from(kbart.write(titles, input.package, { origin, language })),
    }));
  }),
];
