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

interface Shown extends Partial<Omit<ListedPaper, 'authors' | 'siteId' | 'id'>> {
  readonly firstPage?: string | null;
  readonly lastPage?: string | null;
  readonly publishedOn?: string | null;
  readonly authors?: readonly { readonly name?: string; readonly names?: ListedPaper['titles'] }[];
  readonly counts?: { readonly visits?: number; readonly downloads?: number; readonly referenceCount?: number };
}

/** The index keeps with each paper what lists print of it. */
function toPaper({ id, source }: EngineHit): ListedPaper {
  const shown = (source.shown ?? {}) as Shown;
  return {
    siteId: Number(source.site),
    id,
    titles: shown.titles ?? {},
    summaries: shown.summaries ?? {},
    keywords: shown.keywords ?? {},
    authors: (shown.authors ?? []).map(({ name, names }) => names ?? (name ? { en: name } : {})),
    doi: shown.doi ?? null,
    cover: shown.cover ?? null,
    publishDate: shown.publishedOn ?? null,
    journal: shown.journal ?? null,
    year: shown.year ?? null,
    volume: shown.volume ?? null,
    issue: shown.issue ?? null,
    firstPageNum: shown.firstPage ?? null,
    lastPageNum: shown.lastPage ?? null,
    part: {},
    publicationType: shown.publicationType ?? null,
    accessType: shown.accessType ?? null,
    version: shown.version ?? null,
    integrity: shown.integrity ?? null,
    pdf: null,
    visits: shown.counts?.visits ?? 0,
    downloads: shown.counts?.downloads ?? 0,
    referenceCount: shown.counts?.referenceCount ?? 0,
    commentCount: 0,
    score: shown.score ?? null,
  };
}
