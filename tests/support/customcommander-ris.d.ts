declare module '@customcommander/ris' {
  /** Null where it can not be read. */
  export function read(file: string): Record<string, unknown[]>[] | null;
}
