import type { Id } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { SearchEngine } from '../../../platform/ports/search-engine.ts';
import { paperItself, relatedRequest } from '../domain/build-request/related-request.ts';
import { type PresentedHit, presentHit } from '../domain/present-hit.ts';
import { shownDocument } from '../domain/shown-document.ts';
import type { EngineCircuit } from './engine-circuit.ts';

export interface RelatedOrder {
  /** The site that the paper belongs to. */
  readonly owner: SiteContext;
  /** The sites whose papers may be shown. */
  readonly sites: readonly number[];
  readonly id: Id;
  readonly language: Language;
}

export interface Related {
  readonly hits: readonly PresentedHit[];
  /** False where nobody could say which papers are related. */
  readonly available: boolean;
}

export type FindRelated = (order: RelatedOrder) => Promise<Related>;

const families = ['articles'];
const mostRelated = 6;

export const createFindRelated =
  (engine: SearchEngine, circuit: EngineCircuit): FindRelated =>
  async ({ owner, sites, id, language }) => {
    const found = await circuit(async () => {
      const [paper] = (await engine.search([owner.target.id], families, paperItself(id))).hits;
      const request = paper && relatedRequest(id, paper.source, mostRelated);
      return request ? (await engine.search(sites, families, request)).hits : [];
    });
    if (!found.ok) return { hits: [], available: false };
    const reader = { language, siteLanguage: owner.host.defaultLanguage };
    const hits = found.value.map((hit) => {
      const { site, kind, shown } = hit.source;
      const facts = { site: Number(site), kind: String(kind), shown: shownDocument(shown) };
      return presentHit({ id: hit.id, ...facts, marked: {}, matched: [] }, reader);
    });
    return { hits, available: true };
  };
