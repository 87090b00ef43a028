declare const vouched: unique symbol;

/**
 * Content that may lie in the file store, where readers find it. There are two ways to one: what somebody sent passes the virus
 * scanner (`SentFiles`); what this program made itself is said to be so (`madeHere`), in the few places that
 * tests/rules/stored-bytes.test.ts lists.
 */
interface Storable<Content> {
  readonly content: Content;
  readonly [vouched]: true;
}

export type StorableBytes = Storable<Buffer>;
/** By its path on this machine. */
export type StorableFile = Storable<string>;

/** For whoever scanned the content. */
export const scanned = <Content extends Buffer | string>(content: Content) => ({ content }) as Storable<Content>;

/** For content that nobody sent, or that was made anew of content that was scanned. */
export const madeHere = <Content extends Buffer | string>(content: Content) => ({ content }) as Storable<Content>;
