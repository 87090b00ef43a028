import type pg from 'pg';

/** Which statements each connection has prepared, so that none keeps more than it may. */
export interface PreparedStatements {
  add(client: pg.PoolClient, name: string): void;
  isFull(client: pg.PoolClient): boolean;
}

export function preparedStatements(most: number): PreparedStatements {
  const ofClients = new WeakMap<pg.PoolClient, Set<string>>();
  return {
    add(client, name) {
      const known = ofClients.get(client);
      if (known) known.add(name);
      else ofClients.set(client, new Set([name]));
    },
    isFull: (client) => (ofClients.get(client)?.size ?? 0) >= most,
  };
}
