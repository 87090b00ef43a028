import type { Language } from '../../../../platform/kernel/language.ts';

/** How a site shows itself in a mail. */
export interface Letterhead {
  readonly name: string;
  readonly tagline: string;
  /** `https://` and the host of the site, from the directory: never what a request said. */
  readonly origin: string;
  /** The address of its logo, and the characters that stand for it where there is none. */
  readonly logo: string | null;
  readonly mark: string;
  /** The site's theme: a mark of its colour, what can be read on it, and text in it on white. */
  readonly colours: { readonly theme: string; readonly onTheme: string; readonly text: string; readonly tint: string };
  /** What the publisher says about itself: name and address. */
  readonly publisher: string;
  readonly language: Language;
  /** Of the site: what has no text in the reader's language is shown in it. */
  readonly defaultLanguage: Language;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface DigestSection {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly href: string; readonly byline: string }[];
  /** How many more there are than are listed, and where. */
  readonly more: { readonly count: number; readonly href: string } | null;
  readonly stopHref: string;
}

export interface DigestLetter {
  readonly sections: readonly DigestSection[];
  readonly count: number;
  readonly stopAllHref: string;
  readonly manageHref: string;
}
