import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import type { Question } from '../domain/search-question.ts';
import type { ReducedStore } from '../store/postgres-reduced-store.ts';
import { inTime } from './engine-circuit.ts';
import { clean, searchClauses } from './search-clauses.ts';

const nothing = { hits: [], total: 0, totalIsLowerBound: false, ignored: [] };

export type ReducedSearch = ReturnType<typeof createReducedSearch>;

/**
 * What PostgreSQL alone can find while the engine is away, in `site.reads` and nowhere else: an identifier, a title or its
 * beginning, an author. Without a text: the newest of the scope. Collections (albums) narrow it to what they hold. A reader who
 * waited for the engine in vain must not wait for the database as well: after its time it answers with nothing.
 */
export const createReducedSearch =
  (store: ReducedStore, allKinds: KnownKinds, milliseconds: number) =>
  (site: SiteContext, question: Question, collections?: readonly Id[]) => {
    return inTime(find(), milliseconds, () => ({ ...nothing, totalIsLowerBound: true }));

    /** One page, in order. */
    async function find() {
      const known = collections?.filter((id) => siteOfId(id) !== undefined);
      if (known?.length === 0) return nothing;
      const { kind: chosen = [] } = question.chosen;
      const kinds = allKinds.ofQuestion(question).filter((kind) => chosen.length === 0 || chosen.includes(kind));
      const clauses = question.text.trim() === '' ? null : searchClauses(question.text);
      const { ids, ...page } = await store.find(site, {
        kinds,
        clauses,
        question: cleaned(question),
        collections: known,
      });
      const rows = ids.length > 0 ? await store.read(site, ids) : [];
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { ...page, hits: ids.flatMap((id) => byId.get(id) ?? []) };
    }
  };

const cleaned = (question: Question): Question => ({
  ...question,
  within: question.within.map(clean),
  chosen: Object.fromEntries(Object.entries(question.chosen).map(([name, values]) => [name, values.map(clean)])),
});
