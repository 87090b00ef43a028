import type { Id } from '../../../../platform/kernel/id.ts';

/** A file that a site shows to everyone. */
export interface PublishedFile {
  readonly site: number;
  readonly bytes: number;
  readonly contentType: string;
  /** What shows it, so that a change there reaches the copies of the file. */
  readonly items: readonly Id[];
}

export interface PublishedFiles {
  /** The file in those of the sites that publish it, as it was given or as something that was made of it. */
  find(sites: readonly number[], sha256: string): Promise<PublishedFile[]>;
  /** The hash of a precision that was made of a picture, if it was. */
  formOf(sites: readonly number[], sha256: string, form: 'high' | 'low'): Promise<string | undefined>;
}
