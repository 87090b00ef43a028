import type { StoredFile } from '../../../../platform/ports/file-store.ts';

export interface FileToRender {
  readonly bytes: number;
  readonly contentType: string;
  /** Whether anything was made of it before. */
  readonly isRendered: boolean;
}

/** What was learnt of a file by reading it. */
export interface LearntFacts {
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly pages?: number;
}

export interface Rendition extends StoredFile, LearntFacts {
  readonly form: string;
}

export interface RenditionStore {
  find(site: number, sha256: string): Promise<FileToRender | undefined>;
  /** All of it or nothing; what is there already stays. */
  save(site: number, sha256: string, facts: LearntFacts, renditions: readonly Rendition[]): Promise<void>;
}
