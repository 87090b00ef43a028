import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export interface TransportKey {
  readonly keyId: string;
  readonly kind: 'rsa' | 'aes';
  /** SPKI, base64; empty for `aes`. */
  readonly publicKey: string;
  /** PKCS 8, or the secret from which the keys of single callers follow. base64. */
  readonly privateKey: string;
  readonly expiresAt: Date;
}

export type TransportKeyStore = ReturnType<typeof postgresTransportKeys>;

const keys = query
  .selectFrom('transport_key')
  .select([
    'key_id as keyId',
    sql<TransportKey['kind']>`kind`.as('kind'),
    'public_key as publicKey',
    'private_key as privateKey',
    'expires_at as expiresAt',
  ]);

export const postgresTransportKeys = (database: Database) => ({
  /** The youngest of its kind that lives for at least so long. */
  async youngest(kind: TransportKey['kind'], seconds: number): Promise<TransportKey | undefined> {
    const [row] = await database.unscopedRows(
      keys
        .where('kind', '=', kind)
        .where('expires_at', '>=', sql<Date>`now() + make_interval(secs => ${seconds})`)
        .orderBy('expires_at', 'desc')
        .limit(1),
    );
    return row;
  },

  async find(keyId: string): Promise<TransportKey | undefined> {
    const [row] = await database.unscopedRows(
      keys.where('key_id', '=', keyId).where('expires_at', '>', sql<Date>`now()`),
    );
    return row;
  },

  async save({ keyId, kind, publicKey, privateKey, expiresAt }: TransportKey) {
    await database.unscopedRows(
      query
        .insertInto('transport_key')
        .values({ key_id: keyId, kind, public_key: publicKey, private_key: privateKey, expires_at: expiresAt }),
    );
  },
});
