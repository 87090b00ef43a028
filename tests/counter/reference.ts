import patterns from '../../src/features/discovery/usage/domain/robots.json' with { type: 'json' };
import type { Id } from '../../src/platform/kernel/id.ts';
import type { Doing } from './generated-events.ts';

/** What the reference knows of a work. */
export interface KnownWork {
  readonly dataType: string;
  readonly title: Id;
  readonly titleType: string;
  readonly yop: number;
  readonly isOpen: boolean;
  readonly showsWhole: boolean;
}

export interface Counted {
  totalInvestigations: number;
  uniqueInvestigations: number;
  totalRequests: number;
  uniqueRequests: number;
  titleInvestigations: number;
  titleRequests: number;
  noLicense: number;
}

const nothing = (): Counted => ({
  totalInvestigations: 0,
  uniqueInvestigations: 0,
  totalRequests: 0,
  uniqueRequests: 0,
  titleInvestigations: 0,
  titleRequests: 0,
  noLicense: 0,
});

/**
 * COUNTER's rules one event after the other, as the Code of Practice tells them, with nothing of the product in it but the list of
 * robots: slow, and easy to believe. By `month item part customer access`.
 */
export function referenceCounts(doings: readonly Doing[], works: ReadonlyMap<Id, KnownWork>): Map<string, Counted> {
  const people = doings.filter(({ agent }) => agent !== '' && !/^curl/.test(agent) && !isOnTheList(agent));
  const counts = new Map<string, Counted>();
  const sessions = new Set<string>();
  /** Whether it is the first time that this is said. */
  const first = (...said: readonly unknown[]): boolean => {
    const key = said.join(' ');
    if (sessions.has(key)) return false;
    sessions.add(key);
    return true;
  };
  for (const doing of withoutDoubleClicks(people)) {
    const work = works.get(doing.item);
    if (!work) continue;
    const time = new Date(doing.at).toISOString();
    const access = work.isOpen
      ? 'Open'
      : [null, 'open to all', 'open access'].includes(doing.ground)
        ? 'Free_To_Read'
        : 'Controlled';
    const customer = doing.customer ?? '0';
    const at = (item: Id, part: number) => {
      const key = `${time.slice(0, 7)} ${item} ${part} ${customer} ${access}`;
      const found = counts.get(key) ?? nothing();
      counts.set(key, found);
      return found;
    };
    const session = `${doing.address} ${doing.agent} ${time.slice(0, 13)} ${customer} ${access}`;
    const part = doing.part ?? -1;
    const isCounted = work.showsWhole || part >= 0;
    const isRefused = doing.ground === 'refused' || doing.ground === 'embargoed';
    const isRequest = doing.what === 'download' || (doing.what === 'view' && isCounted && !isRefused);
    if (doing.ground === 'refused' && !work.isOpen && (doing.what === 'denied' || isCounted))
      at(doing.item, part).noLicense += 1;
    if (doing.what === 'denied') continue;
    const item = at(doing.item, part);
    item.totalInvestigations += 1;
    if (first('item', session, doing.item, part)) item.uniqueInvestigations += 1;
    if (isRequest) item.totalRequests += 1;
    if (isRequest && first('request', session, doing.item, part)) item.uniqueRequests += 1;
    if (work.titleType !== 'Book') continue;
    const book = at(work.title, -1);
    if (first('title', session, work.title)) book.titleInvestigations += 1;
    if (isRequest && first('title request', session, work.title)) book.titleRequests += 1;
  }
  return counts;
}

const judged = new Map<string, boolean>();

/** Each agent is held to every expression of the list, once. */
function isOnTheList(agent: string): boolean {
  const known = judged.get(agent) ?? patterns.some((pattern) => new RegExp(pattern, 'i').test(agent));
  judged.set(agent, known);
  return known;
}

/** Of clicks of one reader of one day on one thing, each within 30 seconds of the next, the last. */
function withoutDoubleClicks(doings: readonly Doing[]): Doing[] {
  const byLink = Map.groupBy(doings, ({ at, address, agent, item, part, what }) =>
    [new Date(at).toISOString().slice(0, 10), address, agent, item, part, what].join(' '),
  );
  return [...byLink.values()].flatMap((clicks) => {
    const inOrder = clicks.toSorted((one, other) => one.at - other.at);
    return inOrder.filter(({ at }, place) => {
      const next = inOrder[place + 1];
      return next === undefined || next.at - at > 30_000;
    });
  });
}
