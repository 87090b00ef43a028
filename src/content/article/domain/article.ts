import type { Id } from '../../../platform/kernel/id.ts';

/** A text in the languages that it has. */
export type Texts = Record<string, string>;

export interface NamedThing {
  readonly id: Id;
  readonly names: Texts;
}

export interface Contributor {
  readonly role: 'author' | 'editor' | 'reviewer' | 'translator';
  readonly type: 'person' | 'group';
  readonly names: Readonly<Record<string, { full: string; family?: string; given?: string }>>;
  readonly orcid: string | null;
  readonly orcidAuthenticated: boolean;
  readonly expertId: Id | null;
  readonly email: string | null;
  readonly corresponding: boolean;
  readonly equal: boolean;
  readonly credits: string[];
  readonly affiliations: number[];
  readonly bios: Texts;
}

export interface ArticleVersion {
  readonly number: number;
  readonly value: number;
  readonly titles: Texts;
  readonly summaries: Texts;
  readonly publishDate: string | null;
  readonly body: string | null;
}

/** How another paper and this one speak of each other. */
export interface ArticleRelation {
  readonly type: string;
  /** True where the other one speaks. */
  readonly inverse: boolean;
  /** A DOI, or what the other is called at its source. */
  readonly target: string;
  readonly id: Id | null;
  readonly kind: string | null;
  readonly doi: string | null;
  readonly titles: Texts;
  readonly publishDate: string | null;
}

export interface ArticleFigure {
  readonly id: Id;
  readonly anchor: string | null;
  readonly label: string | null;
  readonly titles: Texts;
  readonly original: string | null;
  readonly high: string | null;
  readonly low: string | null;
}

export interface ArticleFile {
  readonly position: number;
  readonly sha256: string;
  readonly role: 'pdf' | 'source' | 'supplement' | 'attachment';
  readonly name: string;
  readonly labels: Texts;
  readonly language: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly thumbnail: string | null;
}

export interface SubArticle {
  readonly position: number;
  readonly type: string;
  readonly language: string | null;
  readonly titles: Texts;
  readonly doi: string | null;
  readonly publishDate: string | null;
  readonly contributors: readonly { readonly names?: Readonly<Record<string, { full?: string }>> }[];
  readonly body: string | null;
}

export interface Fund {
  readonly names?: Texts;
  readonly ror?: string | null;
  readonly doi?: string | null;
  readonly awards?: string[];
}

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
export type StatementType = (typeof statementTypes)[number];

export interface Statement {
  readonly type: StatementType;
  readonly texts: Texts;
  /** It is printed in the full text too. */
  readonly inText?: boolean;
}

/** An article with everything that belongs to it, as it is stored. */
export interface Article {
  readonly id: Id;
  readonly site: number;
  readonly status: 'published' | 'withdrawn';
  readonly withdrawnOn: string | null;
  readonly withdrawal: Texts;
  readonly doi: string | null;
  readonly language: string | null;
  readonly titles: Texts;
  readonly richTitles: Texts;
  readonly summaries: Texts;
  readonly keywords: Readonly<Record<string, string[]>>;
  readonly publishDate: string | null;
  readonly visits: number;
  readonly downloads: number;
  readonly citations: number;
  readonly comments: number;
  readonly score: number | null;

  readonly type: string;
  readonly publicationType: number;
  readonly accessType: number;
  readonly versionValue: number;
  readonly part: Texts;
  readonly volume: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly elocation: string | null;
  readonly licence: string | null;
  readonly copyright: Texts;
  readonly funds: readonly Fund[];
  readonly statements: readonly Statement[];
  readonly abstracts: Texts;
  readonly otherAbstracts: readonly { type?: string; title?: string; html?: string; language?: string }[];
  readonly authorBios: Texts;
  readonly conferenceNames: Texts;
  readonly conferenceTime: string | null;
  readonly conferencePlaces: Texts;
  readonly publishers: Texts;
  readonly isbn: string | null;
  readonly graphicAbstract: string | null;
  readonly vasDocLink: string | null;
  readonly vasDocsource: string | null;
  readonly received: string | null;
  readonly revised: string | null;
  readonly accepted: string | null;
  readonly printed: string | null;
  readonly online: string | null;
  readonly body: string | null;
  readonly outline: readonly { level: number; anchor: string; title: string }[];
  readonly words: number | null;
  readonly referenceTotal: number;

  readonly journal: (NamedThing & { issn: string | null; eissn: string | null; cn: string | null }) | null;
  readonly period: { id: Id; year: number; volume: string | null; issue: string; names: Texts } | null;
  readonly subjects: readonly NamedThing[];
  readonly contributors: readonly Contributor[];
  readonly affiliations: readonly {
    label: string | null;
    names: Texts;
    ror: string | null;
    institutionId: Id | null;
  }[];
  readonly versions: readonly ArticleVersion[];
  readonly relations: readonly ArticleRelation[];
  readonly figures: readonly ArticleFigure[];
  readonly tables: readonly { id: Id; anchor: string | null; label: string | null; titles: Texts }[];
  readonly files: readonly ArticleFile[];
  readonly subArticles: readonly SubArticle[];
}

/** A reference that is here too, or of which a notice here speaks. */
export interface KnownReference {
  readonly anchor: string;
  readonly id: Id | null;
  readonly doi: string | null;
  readonly notices: readonly string[];
}
