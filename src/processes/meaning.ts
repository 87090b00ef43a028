import type { Bridge } from '../platform/item/meaning/bridge.ts';
import { postgresBridges } from '../platform/item/meaning/bridge-store.ts';
import { learnBridges } from '../platform/item/meaning/learn-bridges.ts';
import { postgresVectors } from '../platform/item/meaning/vector-store.ts';
import type { Clock } from '../platform/ports/clock.ts';
import type { Database } from '../platform/ports/database.ts';
import type { Embedders, MeaningLanguage } from '../platform/ports/embedder.ts';
import type { Log } from '../platform/ports/log.ts';
import { limits } from './limits.ts';

interface Parts {
  readonly database: Database;
  readonly embedders: Embedders | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** What an installation with models knows of meaning; nothing without them. */
export function createMeaning({ database, embedders, clock, log }: Parts) {
  if (!embedders) return undefined;
  const vectors = postgresVectors(database);
  const bridges = postgresBridges(database, embedders);
  const known = new Map<MeaningLanguage, { readonly bridge: Promise<Bridge | undefined>; readonly until: number }>();

  /** A bridge is a megabyte and changes once a day. */
  function bridgeFrom(language: MeaningLanguage): Promise<Bridge | undefined> {
    const now = clock.now().getTime();
    const remembered = known.get(language);
    if (remembered && remembered.until > now) return remembered.bridge;
    const bridge = bridges.of(language);
    known.set(language, { bridge, until: now + limits.meaning.rememberedSeconds * 1_000 });
    bridge.catch(() => known.delete(language));
    return bridge;
  }

  return {
    embedders,
    vectors,
    learn: () => learnBridges({ database, embedders, vectors, bridges }),
    search: { embedders, vectors, bridgeFrom, milliseconds: limits.meaning.questionMilliseconds, log },
  };
}
