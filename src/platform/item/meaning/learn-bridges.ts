import type { Database } from '../../ports/database.ts';
import { type Embedders, type MeaningLanguage, meaningLanguages } from '../../ports/embedder.ts';
import { statement } from '../writing/raw-statement.ts';
import { type Bridge, learnBridge, type Pair } from './bridge.ts';
import type { BridgeStore } from './bridge-store.ts';
import type { VectorStore } from './vector-store.ts';

interface Parts {
  readonly database: Database;
  readonly embedders: Embedders;
  readonly vectors: VectorStore;
  readonly bridges: BridgeStore;
}

/** More tell little more, and all of them are held in memory. */
const mostPairs = 20_000;

export type Learned =
  | { readonly from: MeaningLanguage; readonly outcome: 'learned' | 'kept the old one'; readonly bridge: Bridge }
  | { readonly from: MeaningLanguage; readonly outcome: 'too few works in both languages'; readonly works: number };

/** Learns from the installation's own works. A bridge that is worse than the one that is used is not taken. */
export async function learnBridges({ database, embedders, vectors, bridges }: Parts): Promise<Learned[]> {
  const models = { en: embedders.en.model, zh: embedders.zh.model };
  // One model for both needs no bridge.
  if (models.en === models.zh) return [];
  const sites = await database.unscopedRows(statement<{ id: number }>`select site_id as id from site order by site_id`);
  const pairs: Pair[] = [];
  for (const { id } of sites) {
    if (pairs.length >= mostPairs) break;
    pairs.push(...(await vectors.pairs(id, models, mostPairs - pairs.length)));
  }
  const learned: Learned[] = [];
  for (const from of meaningLanguages) {
    const before = await bridges.of(from);
    const bridge = learnBridge(from, pairs, before);
    if (!bridge) learned.push({ from, outcome: 'too few works in both languages', works: pairs.length });
    else if (bridge === before) learned.push({ from, outcome: 'kept the old one', bridge });
    else {
      await bridges.put(bridge);
      learned.push({ from, outcome: 'learned', bridge });
    }
  }
  return learned;
}
