import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { relatedRequest, thingItself } from '../domain/build-request/related-request.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import { type PresentedHit, presentHit } from '../domain/present-hit.ts';
import { shownDocument } from '../domain/shown-document.ts';
import type { EngineCircuit } from './engine-circuit.ts';

export interface RelatedOrder {
  /** The site that the thing belongs to. */
  readonly owner: SiteContext;
  /** The sites whose things may be shown. */
  readonly sites: readonly number[];
  readonly id: Id;
  readonly kind: string;
  readonly language: Language;
}

export interface Related {
  readonly hits: readonly PresentedHit[];
  /** False where nobody could say which are related. */
  readonly available: boolean;
}

export type FindRelated = (order: RelatedOrder) => Promise<Related>;

const mostRelated = 6;
/** What stands in the same paper is seen there; so many are looked at to have enough of others. */
const mostLookedAt = 30;

export const createFindRelated =
  (engine: SearchEngine, circuit: EngineCircuit, kinds: KnownKinds): FindRelated =>
  async ({ owner, sites, id, kind, language }) => {
    const families = kinds.familiesOf([kind]);
    const found = await circuit(async () => {
      const [thing] = (await engine.search([owner.target.id], families, thingItself(id, kind))).hits;
      if (!thing) return [];
      const paper = thesisOf(thing.source);
      const request = relatedRequest(id, kind, thing.source, paper ? mostLookedAt : mostRelated);
      const { hits } = request ? await engine.search(sites, families, request) : { hits: [] };
      return hits.filter(({ source }) => !paper || thesisOf(source) !== paper).slice(0, mostRelated);
    });
    if (!found.ok) return { hits: [], available: false };
    const reader = { language, siteLanguage: owner.host.defaultLanguage };
    const hits = found.value.map((hit) => {
      const { site, kind: its, library, shown } = hit.source;
      const facts = { site: Number(site), kind: String(its), shown: shownDocument(shown) };
      const place = typeof library === 'string' ? { library } : {};
      return presentHit({ id: hit.id, ...facts, ...place, marked: {}, matched: [] }, reader);
    });
    return { hits, available: true };
  };

const thesisOf = ({ shown }: Readonly<Record<string, unknown>>): string | undefined => shownDocument(shown).thesis?.id;
