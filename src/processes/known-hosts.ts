/** All hosts that are nobody's have one share together: who makes hosts up gets no more of the server than one site. */
const unknownHosts = 'unknown hosts';

/** Which host is whose, at hand before anything is asked of the database. */
export function createKnownHosts(list: () => Promise<ReadonlyMap<string, number>>, milliseconds: number) {
  let known: ReadonlyMap<string, number> = new Map();
  const refresh = async () => {
    // While the database is away, what was known still holds.
    known = await list().catch(() => known);
  };
  const timer = setInterval(refresh, milliseconds);
  timer.unref();
  return {
    /** The site that a host belongs to. */
    siteOf: (host: string) => known.get(host),
    isEmpty: () => known.size === 0,
    /** Whose share of the server a host has a part in. */
    shareOf(host: string) {
      const site = known.get(host);
      return site === undefined ? unknownHosts : `site ${site}`;
    },
    /** Reads the hosts again. */
    refresh,
    stop: () => clearInterval(timer),
  };
}
