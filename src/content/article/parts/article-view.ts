import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { StatementType } from '../domain/article.ts';

/** What the article's page prints, in the reader's words. Abstracts and body are not here: they are spliced into the document. */
export interface ArticleView {
  readonly id: string;
  readonly doi: string | null;
  readonly url: string;
  readonly layout: 'page' | 'wide';
  readonly title: LocalizedText;
  /** Safe HTML, where the title has italics or formulas. */
  readonly titleHtml: string | null;
  readonly secondTitle: (LocalizedText & { readonly html: string | null }) | null;
  /** The beginning of the abstract, for those who only point to the page. */
  readonly summary: string;
  readonly type: string;
  readonly isOpen: boolean;
  readonly licence: string | null;
  readonly copyright: string;
  readonly journal: { readonly id: string; readonly name: string } | null;
  readonly period: {
    readonly id: string;
    readonly year: number;
    readonly volume: string;
    readonly issue: string;
  } | null;
  readonly pages: string;
  readonly conference: { readonly name: string; readonly time: string; readonly place: string } | null;
  readonly publisher: string;
  readonly isbn: string | null;
  readonly part: string;
  readonly subjects: readonly string[];
  readonly dates: readonly { readonly what: DateName; readonly date: string }[];
  readonly enhanced: { readonly href: string; readonly source: string } | null;
  readonly integrity: IntegrityView | null;
  readonly links: readonly LinkView[];
  readonly people: readonly PersonView[];
  readonly affiliations: readonly AffiliationView[];
  readonly authorBios: LocalizedText | null;
  readonly funds: readonly {
    readonly name: string;
    readonly href: string | null;
    readonly awards: readonly string[];
  }[];
  readonly statements: readonly {
    readonly type: StatementType;
    readonly text: LocalizedText;
    readonly inText: boolean;
  }[];
  readonly abstracts: readonly AbstractView[];
  readonly keywords: readonly {
    readonly lang: string;
    readonly dir: 'ltr' | 'rtl';
    readonly words: readonly string[];
  }[];
  readonly graphicAbstract: string | null;
  readonly version: VersionView;
  readonly body: BodyView | null;
  readonly outline: readonly { readonly level: number; readonly anchor: string; readonly title: string }[];
  readonly minutes: number | null;
  readonly references: { readonly total: number; readonly known: readonly KnownReferenceView[] };
  readonly figures: readonly FigureView[];
  readonly tableCount: number;
  readonly files: readonly FileView[];
  readonly refusal: { readonly reading: string | null; readonly download: string | null };
  /** Why this reader may read it. */
  readonly reason: string | null;
  readonly subArticles: readonly SubArticleView[];
  readonly use: { readonly views: number; readonly downloads: number; readonly citations: number };
  readonly usePlot: readonly { readonly month: string; readonly views: number; readonly downloads: number }[];
  readonly related: readonly RelatedView[];
  /** How it is cited; nothing while that can't be said. */
  readonly citation: CitationView | null;
  readonly comments: CommentsView | null;
}

export const dateNames = ['received', 'revised', 'accepted', 'published'] as const;
export type DateName = (typeof dateNames)[number];

export type Integrity = 'corrected' | 'retracted' | 'concern';

export interface IntegrityView {
  readonly state: Integrity;
  readonly notices: readonly LinkView[];
}

/** Another article that speaks of this one, or of which this one speaks. */
export interface LinkView {
  readonly relation: string;
  readonly title: LocalizedText | null;
  readonly href: string;
  readonly date: string | null;
}

export interface PersonView {
  readonly role: 'author' | 'editor' | 'reviewer' | 'translator';
  readonly name: LocalizedText;
  readonly isGroup: boolean;
  /** Their own page, where they have one. */
  readonly href: string | null;
  readonly orcid: { readonly href: string; readonly authenticated: boolean } | null;
  readonly email: string | null;
  readonly corresponding: boolean;
  readonly equal: boolean;
  readonly credits: readonly string[];
  /** Positions in `affiliations`, from 1. */
  readonly affiliations: readonly number[];
  readonly bio: LocalizedText | null;
}

export interface AffiliationView {
  readonly name: LocalizedText | null;
  /** The page of the institution, where it has one. */
  readonly href: string | null;
  readonly ror: string | null;
}

export interface AbstractView {
  readonly slot: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's key, for its name in the interface. */
  readonly language: string;
  readonly type: string;
  readonly title: string;
}

export interface VersionView {
  readonly number: number;
  readonly value: number;
  readonly isNewest: boolean;
  readonly all: readonly { readonly number: number; readonly value: number; readonly date: string | null }[];
}

export interface BodyView {
  readonly sha256: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly language: string;
  readonly isWhole: boolean;
}

export interface KnownReferenceView {
  readonly anchor: string;
  readonly href: string | null;
  readonly integrity: Integrity | null;
}

export interface FigureView {
  readonly anchor: string | null;
  readonly label: string;
  readonly title: string;
  readonly original: string | null;
  readonly high: string | null;
  readonly low: string | null;
}

export interface FileView {
  readonly attachType: string;
  readonly role: 'pdf' | 'source' | 'supplement' | 'attachment';
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly download: string;
  /** The page that shows it, for files that can be read here. */
  readonly read: string | null;
}

export interface SubArticleView {
  readonly position: number;
  readonly type: string;
  readonly title: LocalizedText | null;
  readonly names: readonly string[];
  readonly date: string | null;
  readonly doi: string | null;
  readonly hasBody: boolean;
}

export interface RelatedView {
  readonly title: string;
  readonly href: string;
  readonly facts: string;
}
