export interface NewSession {
  readonly member: string;
  /** The one site at whose host it counts; everywhere without it. */
  readonly site: number | null;
  readonly seconds: number;
  /** What its owner recognises the device by. */
  readonly device?: string;
  /** When its owner proved who they are, where that was before. */
  readonly provenAt?: Date;
  /** Whether it begins with a proof that counts at the console. */
  readonly isAssured?: boolean;
}

/** A session as its owner sees it. */
export interface SeenSession {
  readonly id: string;
  readonly device: string;
  readonly since: Date;
  readonly seen: Date;
}

/** Who is logged in. A token is known to its browser alone; what is kept of it is a hash. */
export interface Sessions {
  /** The member whose session this is, if it counts at this host and is not over. */
  memberAt(host: string, token: string): Promise<{ readonly id: string; readonly isAssured: boolean } | null>;
  /** Begins a session and answers its token, which can't be had again. */
  begin(session: NewSession): Promise<string>;
  /** The owner of this session has proven once more who they are. */
  assure(token: string): Promise<void>;
  end(token: string): Promise<void>;
  /** When the owner of a session last proved who they are; nothing where it is over. */
  provenAt(token: string): Promise<Date | null>;
  /** The owner of a session proved it once more. */
  proveAgain(token: string): Promise<void>;
  /** Ends what the member began, but for the session of this token; without one, all of it. */
  endOthers(member: string, token?: string): Promise<void>;
  /** Ends one of the member's own. Answers whether there was such a one. */
  endOne(member: string, id: string): Promise<boolean>;
  /** The member's sessions that are not over, the newest first; `current` names the one of this token. */
  of(member: string, token: string): Promise<{ readonly current: string; readonly all: readonly SeenSession[] }>;
}

/** The prefix makes browsers keep it to this very host, over https, out of reach of other hosts of the domain. */
export const sessionCookie = '__Host-session';
