export interface NewSession {
  readonly member: string;
  /** The one site at whose host it counts; everywhere without it. */
  readonly site: number | null;
  readonly seconds: number;
}

/** Who is logged in. A token is known to its browser alone; what is kept of it is a hash. */
export interface Sessions {
  /** The member whose session this is, if it counts at this host and is not over. */
  memberAt(host: string, token: string): Promise<{ readonly id: string } | null>;
  /** Begins a session and answers its token, which can't be had again. */
  begin(session: NewSession): Promise<string>;
}

/** The prefix makes browsers keep it to this very host, over https, out of reach of other hosts of the domain. */
export const sessionCookie = '__Host-session';
