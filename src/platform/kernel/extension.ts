/**
 * The contract of extensions. An extension is a package whose entry exports one `Extension` by default. This file holds types
 * alone and imports nothing, so that a package outside of this tree can have a copy of it: `imprint extension new` writes one.
 * docs/extending.md explains it. What is here only grows; anything that breaks an extension raises `apiVersion`.
 */

/** A text by language: zh, en, ru, ara, spa, fra, de. English is always there. */
export type ExtensionText = { readonly en: string } & { readonly [language: string]: string };

export interface Extension {
  readonly apiVersion: 1;
  readonly citationStyles?: readonly ExtensionCitationStyle[];
  readonly importFormats?: readonly ExtensionImportFormat[];
  readonly themes?: readonly ExtensionTheme[];
  readonly distributionTargets?: readonly ExtensionDistributionTarget[];
  readonly homeModules?: readonly ExtensionHomeModule[];
  readonly identityProviders?: readonly ExtensionIdentityProvider[];
  readonly kinds?: readonly ExtensionKind[];
}

/** What every extension point needs of what extends it. */
interface Named {
  /** Begins with `x-`, which no code of Imprint does: small letters, digits and hyphens. */
  readonly code: string;
  readonly name: ExtensionText;
}

/** Readers find it in the list of citation styles. */
export interface ExtensionCitationStyle extends Named {
  /** `readOn` is the day of reading, as YYYY-MM-DD. */
  cite(reference: ExtensionReference, readOn: string): readonly ExtensionPiece[];
}

/** Words of a reference. They are escaped: a style writes no HTML. */
export type ExtensionPiece = string | { readonly italic: string } | { readonly bold: string };

/** A work in one language. What is not known is an empty text. */
export interface ExtensionReference {
  /** `article`, `book`, `chapter`, `preprint`, `dataset` … */
  readonly type: string;
  readonly language: string;
  readonly title: string;
  readonly authors: readonly ExtensionCitedName[];
  readonly editors: readonly ExtensionCitedName[];
  /** The journal, the book or the proceedings in which it stands. */
  readonly container: string;
  readonly year: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly volume: string;
  readonly issue: string;
  readonly firstPage: string;
  readonly lastPage: string;
  readonly elocation: string;
  readonly doi: string;
  readonly url: string;
  readonly publisher: string;
  readonly place: string;
}

export interface ExtensionCitedName {
  readonly full: string;
  readonly family: string;
  readonly given: string;
}

/** `imprint import <code> <path>` reads packages in it. */
export interface ExtensionImportFormat extends Named {
  /** Raised when the same bytes are understood differently, so that they are read again. */
  readonly reader: number;
  /** The files of a package that are read, by how their names end: `.csv`. */
  readonly endings: readonly string[];
  /** A file as the documents in it; a file that holds one is that one. */
  read(file: ExtensionFile): readonly ExtensionDocument[] | Promise<readonly ExtensionDocument[]>;
}

export interface ExtensionFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A document to be stored as an article of the site. Read twice it changes nothing. */
export interface ExtensionDocument {
  /** What its source calls it, unique at the site. A DOI takes its place where there is one. */
  readonly key: string;
  readonly doi?: string;
  /** As a BCP 47 tag; English without it. */
  readonly language?: string;
  /** Plain text, in that language. */
  readonly title: string;
  readonly abstract?: string;
  readonly keywords?: readonly string[];
  readonly authors?: readonly { readonly family?: string; readonly given?: string; readonly orcid?: string }[];
  /** YYYY-MM-DD */
  readonly publishedOn?: string;
  readonly volume?: string;
  readonly issue?: string;
  /** An SPDX name or the address of a licence. */
  readonly licence?: string;
}

/** A site chooses it in its console, under "Theme". */
export interface ExtensionTheme extends Named {
  /** As `#1f4e9e`. Imprint computes the whole palette from them, light and dark, and keeps every text readable. */
  readonly colours: { readonly [name in 'colour' | 'colour1' | 'colour2' | 'colour3']?: string } & {
    readonly colour: string;
  };
  readonly typePairing?: 'serif' | 'sans' | 'song' | 'mixed';
  /** What a site may style by itself: rules on `[data-part]`, without addresses. The rest is left out. */
  readonly css?: string;
}

/** A site chooses it for one of its webhooks, which then sends in this form. */
export interface ExtensionDistributionTarget extends Named {
  /** What is sent of an event; nothing where the other side does not want to hear of it. */
  compose(event: ExtensionEvent): ExtensionMessage | null;
}

/** By language; a text that does not exist in one is absent. */
type Texts = { readonly [language: string]: string | undefined };

export interface ExtensionEvent {
  readonly type: 'item.published' | 'item.changed' | 'item.withdrawn' | 'submission.decided' | 'test';
  /** ISO 8601 */
  readonly at: string;
  readonly kind: string;
  readonly id: string;
  readonly doi: string | null;
  readonly titles: Texts;
  /** The page of the item. */
  readonly address: string;
  /** Its public record; nothing where the item is of a kind that has none. */
  readonly work: ExtensionWork | null;
}

export interface ExtensionWork {
  /** `article`, `book`, `dataset` … */
  readonly type: string;
  /** In which it was written: a key of its texts. */
  readonly language: string | null;
  readonly titles: Texts;
  /** Plain text. */
  readonly abstracts: Texts;
  readonly keywords: { readonly [language: string]: readonly string[] };
  readonly people: readonly {
    readonly role: 'author' | 'editor' | 'reviewer' | 'translator';
    readonly names: Texts;
    readonly orcid: string | null;
  }[];
  readonly journal: { readonly titles: Texts; readonly issn: string | null; readonly eissn: string | null } | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
  readonly licence: string | null;
}

export interface ExtensionMessage {
  readonly contentType: string;
  readonly body: string;
}

/** Editors put it on the home page, or on another page that is built from modules. */
export interface ExtensionHomeModule extends Named {
  /** What it draws of the site: the newest items, of these kinds or of all that are published. */
  readonly list?: { readonly kinds?: readonly string[]; readonly size: number };
  /** HTML. Imprint leaves words and their structure in it, and links; no scripts, no styles. An empty text leaves the module out. */
  render(input: ExtensionModuleInput): string;
}

export interface ExtensionModuleInput {
  /** In which the page is read. */
  readonly language: string;
  /** What the editor wrote into the field "Option" of the module. */
  readonly option: string;
  readonly items: readonly ExtensionListedItem[];
}

export interface ExtensionListedItem {
  readonly kind: string;
  readonly title: string;
  /** The path of its page. */
  readonly address: string;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
}

/**
 * An entry of IMPRINT_IDENTITY_PROVIDERS names it as its `kind`. Imprint walks OAuth 2 with it, by authorization code and PKCE, and
 * keeps the client's secret and the tokens to itself.
 */
export interface ExtensionIdentityProvider extends Named {
  /** Where people log in, where a code becomes a token, and who it belongs to: paths below the entry's issuer. */
  readonly authorize: string;
  readonly token: string;
  readonly profile: string;
  /** Who a profile is of: `subject` never changes and never passes on to another person. Nothing where it says nobody. */
  identify(profile: { readonly [field: string]: unknown }): { readonly subject: string; readonly name: string } | null;
}

/** Something that a site publishes: edited in its console, in its lists, its search, its feeds and its sitemap, with a page. */
export interface ExtensionKind extends Named {
  /** What it has besides title, summary, cover and day, in the order of its form and its page. */
  readonly fields: readonly ExtensionField[];
  /** As what it is cited; as something else without it. */
  readonly citedAs?: 'book' | 'dataset' | 'standard' | 'audio' | 'video' | 'preprint';
}

export interface ExtensionField {
  /** Its name in the stored document: small letters and digits. */
  readonly name: string;
  readonly label: ExtensionText;
  /** One line, several, a day, or an address of the web. */
  readonly type: 'line' | 'lines' | 'date' | 'address';
  readonly required?: boolean;
  /** Found by those who search for exactly this: a number, a code. */
  readonly identifier?: boolean;
}
