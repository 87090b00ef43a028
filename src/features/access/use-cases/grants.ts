import type { Id } from '../../../platform/kernel/id.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Keys } from '../../../platform/ports/keys.ts';

/** What a browser may show besides a session: that its address counts, where it logged in, that a trusted page sent it. */
export type Grant =
  | { readonly way: 'address'; readonly until: number }
  | { readonly way: 'institution'; readonly site: number; readonly customer: Id; readonly until: number }
  | { readonly way: 'referrer'; readonly site: number; readonly until: number };

export type Grants = ReturnType<typeof createGrants>;

/** In seconds since 1970. */
export const fromNow = (clock: Clock, seconds: number): number => Math.floor(clock.now().getTime() / 1_000) + seconds;

const longestNote = 2_000;
const mostGrants = 8;

export function createGrants(keys: Keys, clock: Clock) {
  /** The grants of a note that we signed and that are not over; none of any other. */
  const read = (note: string | undefined): readonly Grant[] => {
    if (!note || note.length > longestNote) return [];
    const [body = '', signature = ''] = note.split('.');
    if (!keys.verify(body, signature)) return [];
    const grants = JSON.parse(Buffer.from(body, 'base64url').toString()) as Grant[];
    return grants.filter(({ until }) => until > fromNow(clock, 0));
  };

  return {
    read,
    /** Adds to what the browser holds, in place of grants of the same kind for the same site. */
    add(held: string | undefined, grant: Grant) {
      const others = read(held).filter((one) => !isSame(one, grant));
      const grants = [grant, ...others].slice(0, mostGrants);
      const body = Buffer.from(JSON.stringify(grants)).toString('base64url');
      const last = Math.max(...grants.map(({ until }) => until));
      return { token: `${body}.${keys.sign(body)}`, seconds: last - fromNow(clock, 0) };
    },
  };
}

const isSame = (one: Grant, other: Grant): boolean =>
  one.way === other.way && ('site' in one ? one.site : 0) === ('site' in other ? other.site : 0);
