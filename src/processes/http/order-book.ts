import type { BookPaper } from '../../features/discovery/records/epub/write-book.ts';
import type { Album } from '../../features/members/personal-album/contract.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import type { AccessDecision } from '../../platform/kernel/access.ts';
import type { Id } from '../../platform/kernel/id.ts';
import { ownSite, type SiteContext } from '../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../platform/kernel/work-record.ts';
import type { App } from '../create-app.ts';
import { decideRecord } from './decide-record.ts';
import type { Site } from './renderer.ts';

type BookHead = ReturnType<App['records']['books']['head']>;

interface Order {
  readonly book: BookHead;
  /** What its file is called after. */
  readonly name: string;
  readonly papers: AsyncIterable<BookPaper>;
  /** Said of a single work that this reader may not take. */
  readonly refused?: { readonly site: SiteContext; readonly of: WorkRecord; readonly decision: AccessDecision };
}

type Parts = Pick<App, 'records' | 'siteOfItem' | 'access' | 'counting' | 'handlers' | 'run' | 'origins'>;

/** What of an address becomes a book for this reader: a paper, those of an issue, a collection or their own album, a book's chapters. */
export async function orderBook(app: Parts, host: Site, context: RequestContext, id: Id) {
  const { records } = app;
  const portal = ownSite(host, host.gathers);
  const origin = app.origins.ofSite(host);
  const found = await app.siteOfItem(portal, id);
  if (!found.ok) return undefined;
  const [of] = await records.read(found.value, [id]);
  if (!of) return ofAlbum();
  if (of.status !== 'published') return undefined;
  return of.kind === 'book' ? ofChapters(found.value, of) : ofPapers(found.value, of);

  async function ofPapers(site: SiteContext, of: WorkRecord): Promise<Order | undefined> {
    const papers = await records.books.papersOf(site, id);
    if (papers.length === 0) return undefined;
    return {
      book: records.books.head(of, origin),
      name: of.doi ?? id,
      papers: records.books.papers({ papers, siteOf: async () => site, mayTake: takes }),
      ...(of.kind === 'article' && (await refusal(site, of))),
    };
  }

  async function ofChapters(site: SiteContext, of: WorkRecord): Promise<Order | undefined> {
    const language = context.language ?? host.defaultLanguage;
    const parts = records.books.readableParts(of, language, site.target.defaultLanguage);
    const [first] = parts;
    if (!first) return undefined;
    async function* taken() {
      if (await takes(site, { ...of, body: first?.body ?? null })) yield* records.books.parts(parts);
    }
    return {
      // In the language of its chapters.
      book: records.books.head({ ...of, language: first.language }, origin),
      name: of.doi ?? id,
      papers: taken(),
      ...(await refusal(site, of)),
    };
  }

  /** What is no published work may be an album of whoever asks, and of nobody else. */
  async function ofAlbum(): Promise<Order | undefined> {
    const handler = app.handlers.find(({ endpoint }) => endpoint.name === 'GET /front/personalAlbum/info');
    const album = handler && context.member ? await app.run(handler, context, { id }) : undefined;
    if (!album?.ok || !context.member) return undefined;
    const { name, changedAt } = album.value as Album;
    const papers = await records.books.papersOfAlbum(portal, context.member.id, id);
    if (papers.length === 0) return undefined;
    const source = `${origin}/personalAlbum?childId=${id}`;
    return {
      book: {
        identifier: source,
        title: name,
        language: null,
        creators: [],
        publisher: '',
        date: null,
        rights: null,
        source,
        changedAt,
      },
      name: id,
      papers: records.books.papers({
        papers,
        siteOf: async (paper) => {
          const owner = await app.siteOfItem(portal, paper);
          return owner.ok ? owner.value : undefined;
        },
        mayTake: takes,
      }),
    };
  }

  /** A single work that the reader may not take is not begun. */
  async function refusal(site: SiteContext, of: WorkRecord): Promise<Pick<Order, 'refused'>> {
    const decision = await decideRecord(app, site, context, of, 'download');
    return decision.allowed ? {} : { refused: { site, of, decision } };
  }

  /** Whether the reader may take a text; that they take it is counted. */
  async function takes(site: SiteContext, record: WorkRecord): Promise<boolean> {
    const decision = await decideRecord(app, site, context, record, 'download');
    if (decision.allowed && record.body !== null)
      await app.counting.usage.count(site, record.id, 'download', context.trace, decision);
    return decision.allowed;
  }
}
