import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { TransportKey, TransportKeyStore } from '../use-cases/transport-keys.ts';

const keys = query
  .selectFrom('transport_key')
  .select([
    'key_id as keyId',
    'kind',
    'public_key as publicKey',
    'private_key as privateKey',
    'expires_at as expiresAt',
  ]);

export const postgresTransportKeys = (database: Database): TransportKeyStore => ({
  async youngest(kind, seconds) {
    const [row] = await database.unscopedRows(
      keys
        .where('kind', '=', kind)
        .where('expires_at', '>=', sql<Date>`now() + make_interval(secs => ${seconds})`)
        .orderBy('expires_at', 'desc')
        .limit(1),
    );
    return row as TransportKey | undefined;
  },

  async find(keyId) {
    const [row] = await database.unscopedRows(
      keys.where('key_id', '=', keyId).where('expires_at', '>', sql<Date>`now()`),
    );
    return row as TransportKey | undefined;
  },

  async save({ keyId, kind, publicKey, privateKey, expiresAt }) {
    await database.unscopedRows(
      query
        .insertInto('transport_key')
        .values({ key_id: keyId, kind, public_key: publicKey, private_key: privateKey, expires_at: expiresAt }),
    );
  },
});
