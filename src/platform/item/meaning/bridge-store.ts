import type { Database } from '../../ports/database.ts';
import type { Embedders, MeaningLanguage } from '../../ports/embedder.ts';
import { statement } from '../writing/raw-statement.ts';
import { type Bridge, otherLanguage } from './bridge.ts';

export type BridgeStore = ReturnType<typeof postgresBridges>;

interface Row extends Omit<Bridge, 'map'> {
  readonly bytes: Buffer;
}

/** What was learned about going from one language to the other, for the models of today. */
export function postgresBridges(database: Database, embedders: Embedders) {
  const modelsOf = (from: MeaningLanguage) => ({
    own: embedders[from].model,
    other: embedders[otherLanguage(from)].model,
  });

  return {
    async of(from: MeaningLanguage): Promise<Bridge | undefined> {
      const { own, other } = modelsOf(from);
      const [row] = await database.unscopedRows(statement<Row>`
        select from_language as "from", matrix as bytes, pairs, first, among_ten as "amongTen" from meaning_bridge
        where from_language = ${from} and from_model = ${own} and to_model = ${other}`);
      if (!row) return undefined;
      const { bytes, ...bridge } = row;
      const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      return {
        ...bridge,
        map: { width: embedders[otherLanguage(from)].dimensions, values: Float64Array.from(values) },
      };
    },

    async put({ from, map, pairs, first, amongTen }: Bridge): Promise<void> {
      const { own, other } = modelsOf(from);
      const bytes = Buffer.from(new Float32Array(map.values).buffer);
      await database.unscopedRows(statement`
        insert into meaning_bridge (from_language, from_model, to_model, matrix, pairs, first, among_ten)
        values (${from}, ${own}, ${other}, ${bytes}, ${pairs}, ${first}, ${amongTen})
        on conflict (from_language) do update set from_model = excluded.from_model, to_model = excluded.to_model,
          matrix = excluded.matrix, pairs = excluded.pairs, first = excluded.first, among_ten = excluded.among_ten, made_at = now()`);
    },
  };
}
