import type { Embargo } from '../../../platform/kernel/access.ts';
import type { Article } from '../contract.ts';

/** What its authors declare, by what it is about. */
export const statementTypes = [
  'author-contributions',
  'acknowledgements',
  'funding',
  'competing-interests',
  'data-availability',
  'ethics',
  'generative-tools',
] as const;

interface Stored {
  readonly embargo: Embargo | null;
  readonly body: string | null;
  /** What its newest version is called: see `version-values.ts`. */
  readonly versionValue: number;
  readonly versions: (Article['versions'][number] & {
    readonly titles: Article['titles'];
    readonly summaries: Article['summaries'];
    readonly body: string | null;
  })[];
  /** How other papers and this one speak of each other; `target` is a DOI, or what the other is called at its source. */
  readonly relations: (Omit<Article['links'][number], 'url'> & {
    readonly target: string;
    readonly kind: string | null;
  })[];
  readonly files: (Article['files'][number] & { readonly sha256: string })[];
  readonly subArticles: (Omit<Article['subArticles'][number], 'names'> & {
    readonly contributors: { readonly names?: Readonly<Record<string, { readonly full?: string }>> }[];
  })[];
}

/** What the file of a retracted paper is called: in English, like the mark that registries and indexes ask for. */
export const nameWhenRetracted = (name: string): string => `RETRACTED_${name}`;

/** Made for one reader from what is stored. */
type Computed =
  | 'url'
  | 'resName'
  | 'enResName'
  | 'summary'
  | 'authors'
  | 'keyword'
  | 'version'
  | 'integrity'
  | 'links'
  | 'knownReferences'
  | 'printedReferences'
  | 'reading'
  | 'downloading';

/** An article with everything that belongs to it, as it is stored. */
export type StoredArticle = Omit<Article, Computed | keyof Stored> & Stored;
