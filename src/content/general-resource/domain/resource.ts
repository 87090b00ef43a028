import type { ShownItem } from '../../../platform/kernel/shown-item.ts';

type Texts = Record<string, string>;

export const libraries = ['general', 'standard', 'patent'] as const;
export type Library = (typeof libraries)[number];

/** A general resource, a standard or a patent as it is stored. */
export interface Resource extends ShownItem {
  readonly library: Library;
  readonly number: string | null;
  readonly classification: string | null;
  readonly legalStatus: string | null;
  /** Who issued the standard or holds the patent. */
  readonly holders: Texts;
  readonly people: { names: Record<string, { full: string }>; orcid?: string | null }[];
  readonly filedOn: string | null;
  readonly effectiveOn: string | null;
  /** The number of the standard that took its place. */
  readonly replacedBy: string | null;
  /** The hash of its text by language. */
  readonly bodies: Texts;
  readonly files: {
    position: number;
    role: 'pdf' | 'source' | 'supplement' | 'attachment';
    name: string;
    labels: Texts;
    language: string | null;
    contentType: string;
    bytes: number;
    pages: number | null;
  }[];
}

/** What stays of a resource that was withdrawn: what it was. */
export const nameOnly = (resource: Resource): Resource => ({ ...resource, bodies: {}, files: [] });
