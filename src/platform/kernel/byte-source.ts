/** A file that is read in pieces, wherever it lies: it may be far larger than memory allows. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked for only at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
}
