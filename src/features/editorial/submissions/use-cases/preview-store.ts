import type { StoredFile } from '../../../../platform/ports/file-store.ts';

export interface PreviewStore {
  /** What was made of a file, by the name of the form. */
  form(
    site: number,
    sha256: string,
    form: string,
  ): Promise<(StoredFile & { readonly contentType: string }) | undefined>;
  /** The name of each form that was made of a file, by the hash of the form. */
  names(site: number, sha256: string): Promise<ReadonlyMap<string, string>>;
}
