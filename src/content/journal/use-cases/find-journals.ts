import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { EngineHit, SearchEngine } from '../../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { ListedJournal } from '../domain/catalogue.ts';
import type { JournalStore } from '../store/postgres-journals.ts';

interface JournalSources {
  readonly journals: JournalStore;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly log: Log;
}

interface Wanted {
  readonly slds?: string | undefined;
  /** The site of the subject, where one is named. */
  readonly subject: SiteContext | null;
  readonly subjectId: Id | null;
}

export type FindJournals = ReturnType<typeof createFindJournals>;

/** The engine gives no more in one answer; no portal has more journals. */
const mostJournals = 10_000;

/**
 * All journals in reach, to be arranged by whoever asks. One site's come from the database, a portal's from the index; while that is
 * away the database reads as many of its sites as it may read together.
 */
export const createFindJournals =
  ({ journals, engine, directory, log }: JournalSources) =>
  async (site: SiteContext, { slds, subject, subjectId }: Wanted) => {
    const sites = await namedSites(directory, site, slds);
    if (!sites.ok) return sites;
    const own = { ...site, reads: site.reads.filter((id) => sites.value.includes(id)) };
    // Null where no subject is named.
    const ofSubject = subject && subjectId ? new Set(await journals.ofSubject(subject, subjectId)) : null;
    if (sites.value.length < 2) return success({ journals: await journals.listed(own), ofSubject, reduced: false });
    try {
      const open = await journals.openSites(sites.value);
      return success({ journals: await fromIndex(engine, open), ofSubject, reduced: false });
    } catch (problem) {
      log.warn({ problem: String(problem) }, 'journals come from the database: the index did not answer');
      return success({ journals: await journals.listed(own), ofSubject, reduced: true });
    }
  };

/** The site and those that it gathers, or those of them whose prefixes are named. */
async function namedSites(
  directory: SiteDirectory,
  site: SiteContext,
  slds = '',
): Promise<Result<readonly number[], Failure>> {
  const isHost = site.target.id === site.host.id;
  const gathers = isHost ? ((await directory.byId(site.host.id))?.gathers ?? []) : [];
  const within = [...new Set([site.target.id, ...gathers])];
  const named = [...new Set(slds.split(',').map((sld) => sld.trim()))].filter(Boolean);
  if (named.length === 0) return success(within);
  if (named.length > within.length) return failed(failure('siteForbidden'));
  const entries = await Promise.all(named.map((sld) => directory.bySld(sld)));
  const ids = entries.flatMap((entry) => (entry && within.includes(entry.id) ? [entry.id] : []));
  return ids.length === named.length ? success(ids) : failed(failure('siteForbidden'));
}

async function fromIndex(engine: SearchEngine, sites: readonly number[]): Promise<ListedJournal[]> {
  const { hits } = await engine.search(sites, ['publications'], {
    query: { bool: { filter: [{ term: { kind: 'journal' } }] } },
    sort: [{ id: { order: 'asc' } }],
    size: mostJournals,
    _source: ['site', 'shown.titles', 'shown.cover', 'shown.facts'],
    track_total_hits: false,
  });
  return hits.map(toJournal);
}

interface IndexedJournal {
  readonly titles?: Text;
  readonly cover?: string | null;
  readonly facts?: Partial<Omit<ListedJournal, 'id' | 'siteId' | 'names' | 'cover'>>;
}

function toJournal({ id, source }: EngineHit): ListedJournal {
  const { titles = {}, cover = null, facts = {} } = (source.shown ?? {}) as IndexedJournal;
  return {
    id,
    siteId: Number(source.site),
    names: titles,
    cover,
    issn: facts.issn ?? null,
    eissn: facts.eissn ?? null,
    cn: facts.cn ?? null,
    groupType: facts.groupType ?? null,
    impactFactor: facts.impactFactor ?? null,
    frequency: facts.frequency ?? null,
    sponsor: facts.sponsor ?? {},
  };
}
