import type { Id } from '../../../platform/kernel/id.ts';
import type { ShownItem } from '../../../platform/kernel/shown-item.ts';

/** By language, as it is stored. */
export type Text = Record<string, string>;

export type RecordingKind = 'audio' | 'video';

export interface RecordingFile {
  readonly position: number;
  readonly sha256: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  /** What the worker made of it: the form's name → the hash. Segments of streams are left out. */
  readonly forms: Readonly<Record<string, { readonly sha256: string; readonly contentType: string }>>;
}

export interface CaptionsFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly language: string | null;
  readonly labels: Text;
}

export interface Paper {
  readonly id: Id;
  readonly doi: string | null;
  readonly titles: Text;
  readonly publishDate: string | null;
}

/** Sound or film, as it is stored. */
export interface Recording extends ShownItem {
  readonly kind: RecordingKind;
  readonly speakers: readonly {
    readonly names: Readonly<Record<string, { readonly full: string }>>;
    readonly orcid?: string | null;
  }[];
  readonly seconds: number | null;
  readonly licence: string | null;
  readonly attributions: Text;
  readonly transcripts: Text;
  readonly chapters: readonly { readonly start?: unknown; readonly titles?: Text }[];
  readonly subjects: readonly { readonly id: Id; readonly names: Text }[];
  readonly article: Paper | null;
  readonly openAccess: boolean;
  /** The journal of its paper. */
  readonly journal: Id | null;
  readonly file: RecordingFile | null;
  readonly poster: string | null;
  readonly captions: readonly CaptionsFile[];
}

export interface SimilarRecording {
  readonly id: Id;
  readonly kind: RecordingKind;
  readonly titles: Text;
  readonly cover: string | null;
  readonly seconds: number | null;
  readonly publishDate: string | null;
}

export interface Relations {
  readonly article: Paper | null;
  readonly albums: readonly { readonly id: Id; readonly kind: string; readonly names: Text }[];
  readonly similar: readonly SimilarRecording[];
}
