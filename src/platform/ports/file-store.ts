/** Files named by the SHA-256 of their bytes, so that a name never means two things. */
export interface FileStore {
  /** Stores the bytes unless they are there already and answers their name. */
  put(bytes: Buffer, contentType: string): Promise<string>;
  get(sha256: string): Promise<Buffer | undefined>;
}
