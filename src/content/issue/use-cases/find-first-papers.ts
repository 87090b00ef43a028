import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { EngineHit, SearchEngine } from '../../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import { acceptedVersion, type FirstPapers, type ListedPaper, onlineFirst } from '../domain/listed-paper.ts';
import type { PaperLists } from '../store/postgres-paper-lists.ts';

interface Parts {
  readonly lists: PaperLists;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly log: Log;
}

export type FindFirstPapers = ReturnType<typeof createFindFirstPapers>;

/**
 * Papers that are out before their issue, the newest first. One site's come from the database. A portal's come from the index: the
 * database reads a hundred sites at most together, which has to do while the index is away.
 */
export const createFindFirstPapers =
  ({ lists, engine, directory, log }: Parts) =>
  async (site: SiteContext, wanted: FirstPapers) => {
    const gathers = (await directory.byId(site.target.id))?.gathers ?? [];
    if (wanted.journal !== null || site.reads.length < 2 || gathers.length === 0) return lists.first(site, wanted);
    try {
      return await fromIndex(engine, [...new Set([site.target.id, ...gathers])], wanted);
    } catch (problem) {
      log.warn(
        { problem: String(problem) },
        'papers before their issue come from the database: the index did not answer',
      );
      return lists.first(site, wanted);
    }
  };

async function fromIndex(engine: SearchEngine, sites: readonly number[], { state, page, size }: FirstPapers) {
  const accepted = { term: { version: acceptedVersion } };
  const { hits, total } = await engine.search(sites, ['articles'], {
    query: {
      bool: {
        filter: [
          { term: { kind: 'article' } },
          { term: { publicationType: onlineFirst } },
          ...(state === 'justAccepted' ? [accepted] : []),
        ],
        must_not: state === 'justAccepted' ? [] : [accepted],
      },
    },
    sort: [{ publishedOn: { order: 'desc', missing: '_last' } }, { id: { order: 'asc' } }],
    from: page * size,
    size,
    _source: ['site', 'shown'],
    track_total_hits: true,
  });
  return { papers: hits.map(toPaper), total };
}

interface IndexedPaper extends Partial<Omit<ListedPaper, 'authors' | 'siteId' | 'id'>> {
  readonly firstPage?: string | null;
  readonly lastPage?: string | null;
  readonly publishedOn?: string | null;
  readonly authors?: readonly { readonly name?: string; readonly names?: ListedPaper['titles'] }[];
  readonly counts?: { readonly visits?: number; readonly downloads?: number; readonly referenceCount?: number };
}

/** The index keeps with each paper what lists print of it. */
function toPaper({ id, source }: EngineHit): ListedPaper {
  const paper = (source.shown ?? {}) as IndexedPaper;
  return {
    siteId: Number(source.site),
    id,
    titles: paper.titles ?? {},
    summaries: paper.summaries ?? {},
    keywords: paper.keywords ?? {},
    authors: (paper.authors ?? []).map(({ name, names }) => names ?? (name ? { en: name } : {})),
    doi: paper.doi ?? null,
    cover: paper.cover ?? null,
    publishDate: paper.publishedOn ?? null,
    journal: paper.journal ?? null,
    year: paper.year ?? null,
    volume: paper.volume ?? null,
    issue: paper.issue ?? null,
    firstPageNum: paper.firstPage ?? null,
    lastPageNum: paper.lastPage ?? null,
    part: {},
    publicationType: paper.publicationType ?? null,
    accessType: paper.accessType ?? null,
    version: paper.version ?? null,
    integrity: paper.integrity ?? null,
    pdf: null,
    visits: paper.counts?.visits ?? 0,
    downloads: paper.counts?.downloads ?? 0,
    referenceCount: paper.counts?.referenceCount ?? 0,
    commentCount: 0,
    score: paper.score ?? null,
  };
}
