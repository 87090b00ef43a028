/** A file that someone made to do harm. `content` makes it, because some are large. */
export interface HostileFile {
  readonly name: string;
  readonly content: () => Buffer;
  /** Part of the reason for which it must be refused; others may be read if they do no harm. */
  readonly refusal?: string;
}

/** What a hostile file tries to get at: a secret on this machine, and a server that is listening. */
export interface Bait {
  readonly secretFile: string;
  readonly secret: string;
  readonly server: string;
}

export const hostile = (name: string, content: string | (() => string | Buffer), refusal?: string): HostileFile => ({
  name,
  content: () => Buffer.from(typeof content === 'string' ? content : content()),
  ...(refusal && { refusal }),
});
