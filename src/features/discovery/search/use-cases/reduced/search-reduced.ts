import { siteOfId } from '../../../../../platform/kernel/id.ts';
import type { KnownKinds } from '../../domain/known-kinds.ts';
import type { Question } from '../../domain/search-question.ts';
import { askedClauses, clean } from './asked-clauses.ts';
import type { ReducedAnswer, ReducedSearch } from './reduced-search.ts';
import type { ReducedStore } from './reduced-store.ts';

const nothing: ReducedAnswer = { ids: [], shown: new Map(), total: 0, totalIsLowerBound: false, ignored: [] };

/** A reader who waited for the engine in vain must not wait for the database as well: after its time it answers with nothing. */
export const createReducedSearch =
  (store: ReducedStore, allKinds: KnownKinds, milliseconds: number): ReducedSearch =>
  async (site, question, collections) => {
    const found = find();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ReducedAnswer>((resolve) => {
      timer = setTimeout(resolve, milliseconds, { ...nothing, totalIsLowerBound: true });
    });
    try {
      return await Promise.race([found, late]);
    } finally {
      clearTimeout(timer);
      // Once late, its failure is nobody's any more.
      found.catch(() => {});
    }

    async function find(): Promise<ReducedAnswer> {
      const known = collections?.filter((id) => siteOfId(id) !== undefined);
      if (known?.length === 0) return nothing;
      const { kind: chosen = [] } = question.chosen;
      const kinds = allKinds.askedBy(question).filter((kind) => chosen.length === 0 || chosen.includes(kind));
      const clauses = question.text.trim() === '' ? null : askedClauses(question.text);
      const page = await store.find(site, { kinds, clauses, question: cleaned(question), collections: known });
      const hits = page.ids.length > 0 ? await store.read(site, page.ids) : [];
      const shown = new Map(hits.map((hit) => [hit.id, hit]));
      return { ...page, ids: page.ids.filter((id) => shown.has(id)), shown };
    }
  };

const cleaned = (question: Question): Question => ({
  ...question,
  within: question.within.map(clean),
  chosen: Object.fromEntries(Object.entries(question.chosen).map(([name, values]) => [name, values.map(clean)])),
});
