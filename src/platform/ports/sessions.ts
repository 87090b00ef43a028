import type { Factor, SessionFactors } from '../kernel/assurance.ts';

export interface NewSession {
  readonly member: string;
  /** The one site at whose host it counts; everywhere without it. */
  readonly site: number | null;
  readonly seconds: number;
  /** What its owner recognises the device by. */
  readonly device?: string;
  /** By what its owner showed just now who they are. */
  readonly factors?: readonly Factor[];
  /** What they showed before, at another host, in place of that. */
  readonly earlierFactors?: SessionFactors;
}

/** A session as its owner sees it. */
export interface SeenSession {
  readonly id: string;
  readonly device: string;
  readonly since: Date;
  readonly seen: Date;
}

/** Who is logged in. A token is known to its browser alone; what is kept of it is a hash. A session that rests too long is over. */
export interface Sessions {
  /** The member whose session this is, if it counts at this host and is not over. */
  memberAt(host: string, token: string): Promise<{ readonly id: string; readonly isAssured: boolean } | null>;
  /** Begins a session and answers its token, which can't be had again. */
  begin(session: NewSession): Promise<string>;
  /** The owner of a session has shown more: it goes on under another token, and the old one is worth nothing. */
  stepUp(
    token: string,
    factors: readonly Factor[],
  ): Promise<{ readonly token: string; readonly seconds: number } | null>;
  end(token: string): Promise<void>;
  /** What the owner of a session showed, and when; nothing where it is over. */
  factorsOf(token: string): Promise<SessionFactors | null>;
  /** Ends what the member began, but for the session of this token; without one, all of it. */
  endOthers(member: string, token?: string): Promise<void>;
  /** Ends one of the member's own. Answers whether there was such a one. */
  endOne(member: string, id: string): Promise<boolean>;
  /** The member's sessions that are not over, the newest first; `current` names the one of this token. */
  of(member: string, token: string): Promise<{ readonly current: string; readonly all: readonly SeenSession[] }>;
}

/** The prefix makes browsers keep it to this very host, over https, out of reach of other hosts of the domain. */
export const sessionCookie = '__Host-session';
