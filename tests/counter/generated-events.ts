import { createHash } from 'node:crypto';
import { isRobot } from '../../src/features/discovery/usage/use-cases/count-usage.ts';
import type { Id } from '../../src/platform/kernel/id.ts';
import type { TestApp } from '../support/test-app.ts';

/** Something that a reader does, with who it is as a server sees it. */
export interface Doing {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly address: string;
  readonly agent: string;
  readonly customer: Id | null;
  readonly what: 'view' | 'download' | 'denied';
  readonly item: Id;
  readonly part: number | null;
  readonly ground: string | null;
}

export interface Target {
  readonly item: Id;
  readonly parts: number;
  readonly bases: readonly (string | null)[];
}

interface Wanted {
  readonly doings: number;
  readonly targets: readonly Target[];
  readonly customers: readonly (Id | null)[];
  readonly from: string;
  readonly days: number;
  readonly readers: number;
}

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
];
const robots = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'LOCKSS cache', 'curl/8.5.0', ''];

/** The same numbers from 0 to 1 every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Doings of readers with double clicks, sessions over the turn of an hour, robots, and readers of institutions. */
export function* generateDoings({ doings, targets, customers, from, days, readers }: Wanted): Generator<Doing> {
  const random = randomNumbers(7);
  const one = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const begin = Date.parse(from);
  for (let made = 0; made < doings; ) {
    const reader = Math.floor(random() * readers);
    const at = begin + Math.floor(random() * days * 86_400_000);
    const target = one(targets);
    const part = target.parts > 0 && random() < 0.7 ? Math.floor(random() * target.parts) : null;
    const isRobotHere = random() < 0.1;
    const agent = isRobotHere ? one(robots) : one(browsers);
    const customer = customers[reader % customers.length] ?? null;
    // Clicks in a row: within 30 seconds, just at 30, later, or an hour after.
    const clicks = 1 + Math.floor(random() * 3);
    let moment = at;
    for (let click = 0; click < clicks && made < doings; click += 1, made += 1) {
      const ground = one(target.bases);
      const what = ground === 'refused' && random() < 0.4 ? 'denied' : random() < 0.3 ? 'download' : 'view';
      const address = `203.0.${reader >> 8}.${reader % 256}`;
      yield { at: moment, address, agent, customer, what, item: target.item, part, ground };
      moment += 1 + Math.floor(one([5_000, 29_000, 30_000, 31_000, 600_000, 3_600_000]) + random() * 500);
    }
  }
}

/** As the server hashes a reader, with a secret of each day. */
const readerOf = ({ at, address, agent }: Doing): Buffer =>
  createHash('sha256')
    .update(`${new Date(at).toISOString().slice(0, 10)} ${address} ${agent}`)
    .digest()
    .subarray(0, 16);

/** Stores what a server would have stored of it: robots are left out where events are written. */
export async function storeDoings({ owner }: Pick<TestApp, 'owner'>, site: number, doings: Iterable<Doing>) {
  let batch: Doing[] = [];
  const store = async () => {
    await owner.query('begin');
    await owner.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [String(site)]);
    await owner.query(
      `insert into usage_event (site_id, happened_at, item_id, part, what, reader, ground, customer_id)
       select ${site}, * from unnest($1::timestamptz[], $2::bigint[], $3::int[], $4::text[], $5::bytea[], $6::text[], $7::bigint[])
       on conflict do nothing`,
      [
        batch.map(({ at }) => new Date(at)),
        batch.map(({ item }) => item),
        batch.map(({ part }) => part),
        batch.map(({ what }) => what),
        batch.map(readerOf),
        batch.map(({ ground }) => ground),
        batch.map(({ customer }) => customer),
      ],
    );
    await owner.query('commit');
    batch = [];
  };
  for (const doing of doings) {
    if (isRobot(doing.agent)) continue;
    batch.push(doing);
    if (batch.length >= 20_000) await store();
  }
  await store();
}
