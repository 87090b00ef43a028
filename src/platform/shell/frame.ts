import { useRouteLoaderData } from 'react-router';
import type { Language } from '../kernel/language.ts';
import type { Offers } from '../kernel/offers.ts';
import type { Preview } from '../ui/page-context.ts';
import type { LocalizedText } from './localized-text.ts';

/** Everything around a page, already in the reader's language. */
export interface Frame {
  readonly language: Language;
  /** Whether the language stands in the address; then links carry it too. */
  readonly languageInAddress: boolean;
  /** Where the page stands: the one path among all that show it, without its language. */
  readonly address: { readonly origin: string; readonly path: string };
  readonly site: FrameSite;
  /** Who is logged in; nobody on pages that are kept for everyone. */
  readonly member: FrameMember | null;
  /** What of the page is only prepared. */
  readonly preview?: Preview | undefined;
  /** What the site offers its readers and members. */
  readonly enabled: Offers;
  readonly home: string;
  readonly stylesheet: string;
  readonly theme: FrameTheme;
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: string };
  readonly navigation: readonly NavigationEntry[];
  readonly search: { readonly scopes: readonly string[]; readonly quick: readonly string[] };
  readonly tools: readonly Tool[];
  readonly footer: FrameFooter;
  readonly assistant: Assistant | null;
  readonly service: Widget | null;
}

export interface FrameMember {
  readonly name: string;
  readonly unread: number;
  /** Whether they look after an institution's agreement with the site. */
  readonly isLibrarian: boolean;
}

export interface FrameSite {
  readonly id: number;
  readonly sld: string;
  readonly name: string;
  /** The site's name in its second language, shown small next to the first. */
  readonly secondName: LocalizedText | null;
  readonly tagline: string;
  readonly mark: string;
  readonly logo: string | null;
  /** What stands for the site where people share its pages. */
  readonly picture: string | null;
  readonly icon: string | null;
  readonly isPortal: boolean;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly timeZone: string;
  readonly grayType: 0 | 1 | 2;
}

export interface FrameTheme {
  readonly navStyle: 'line' | 'band' | 'centred';
  readonly homeGrid: 'magazine' | 'journal' | 'portal';
  readonly cards: 'line' | 'tile' | 'cover';
  /** Whether covers lie flat or cast a shadow. */
  readonly covers: 'plain' | 'shadow';
}

export interface NavigationEntry {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly newWindow: boolean;
  /** Under which heading it stands in a long menu. */
  readonly group: 'issues' | 'media' | 'books' | 'people' | 'news' | 'services' | 'other';
  readonly children: readonly NavigationEntry[];
}

export interface Tool {
  readonly id: string;
  readonly kind: 'share' | 'rss' | 'email' | 'folder' | 'external' | 'pop';
  readonly name: string;
  readonly description: string;
  readonly href: string | null;
  readonly picture: string | null;
  /** Its own icon, in place of the one that stands for what it does. */
  readonly icon: string | null;
  readonly newWindow: boolean;
}

export interface FrameFooter {
  readonly toolbarStyle: 1 | 2 | 3;
  readonly publisher: string;
  readonly address: string;
  readonly copyright: string;
  readonly icp: string | null;
  readonly police: string | null;
  readonly phone: string | null;
  readonly postcode: string | null;
  readonly email: string | null;
  readonly qq: string | null;
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly cn: string | null;
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

export interface Widget {
  readonly title: string;
  readonly url: string;
}

export interface Assistant extends Widget {
  readonly place: 'start' | 'end';
  /** What its owner calls it. */
  readonly appName: string;
  /** What the site says about it. */
  readonly text: string;
  /** Whether the site trusts it enough to let it keep cookies and storage of its own origin. */
  readonly keepsStorage: boolean;
}

/** The frame, or nothing on screens that stand in for a page before the site is known. */
export const useMaybeFrame = (): Frame | undefined => useRouteLoaderData<Frame | null>('root') ?? undefined;

export function useFrame(): Frame {
  const frame = useMaybeFrame();
  if (!frame) throw new Error('This part needs a site around it.');
  return frame;
}
