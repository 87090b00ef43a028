import { readSite } from '../../../platform/item/writing/raw-statement.ts';
import { headText, type LogHead } from '../../../platform/kernel/sealed-change.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Log } from '../../../platform/ports/log.ts';
import { listSites } from './lists.ts';

type Unsigned = Omit<LogHead, 'signature'>;

/** The signed heads of all logs that are not empty. */
export async function* signedHeads(database: Database, keys: Keys): AsyncGenerator<LogHead> {
  for await (const { id } of listSites(database)) {
    const [head] = await readSite(
      database,
      id,
    )<Unsigned>`select site_id as site, number::int as number, hash, seal_key as "sealKey",
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from console_change where site_id = ${id} order by number desc limit 1`;
    if (head) yield { ...head, signature: keys.sign(headText(head)) };
  }
}

/** Reads heads out of lines of the log stream, or of a backup. Other lines are passed over; a head that we did not sign is refused. */
export function readHeads(lines: Iterable<string>, keys: Keys): LogHead[] {
  const heads: LogHead[] = [];
  for (const line of lines) {
    if (!line.includes('"signature"')) continue;
    const read = JSON.parse(line) as { readonly logHead?: LogHead };
    if (!read.logHead) continue;
    const { site, number, hash, sealKey, at, signature } = read.logHead;
    const head = { site, number, hash, sealKey, at };
    if (!keys.verify(headText(head), signature))
      throw new Error(`A head of the log of site ${site} was not signed by this installation, or was altered.`);
    heads.push({ ...head, signature });
  }
  return heads;
}

/** Writes the heads of the sealed logs into the stream, where the database's owner can't take them back. */
export function createAnchoring(database: Database, keys: Keys, log: Log) {
  const written = new Map<number, string>();
  const now = async () => {
    for await (const head of signedHeads(database, keys)) {
      if (written.get(head.site) === head.hash) continue;
      written.set(head.site, head.hash);
      log.info({ logHead: head }, 'the head of a site’s log');
    }
  };
  return { now };
}
