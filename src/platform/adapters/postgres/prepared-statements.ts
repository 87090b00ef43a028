import { createHash } from 'node:crypto';
import type pg from 'pg';

export type PreparedStatements = ReturnType<typeof preparedStatements>;

/** Which statements each connection has prepared, so that none keeps more than it may. */
export function preparedStatements(most: number) {
  const ofClients = new WeakMap<pg.PoolClient, Set<string>>();
  return {
    add(client: pg.PoolClient, name: string): void {
      const known = ofClients.get(client);
      if (known) known.add(name);
      else ofClients.set(client, new Set([name]));
    },
    isFull: (client: pg.PoolClient): boolean => (ofClients.get(client)?.size ?? 0) >= most,
  };
}

const names = new Map<string, string>();
const mostNames = 5_000;

/** A statement's text gives its name, so each connection parses it once. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < mostNames) names.set(text, name);
  return name;
}
