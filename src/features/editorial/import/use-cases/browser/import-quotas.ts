/** In bytes. */
export interface ImportQuotas {
  readonly mostBytesOfSite: number;
  /** What one package may unpack to. */
  readonly mostUnpackedBytes: number;
}
