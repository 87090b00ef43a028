/** Screens that stand in for a page. */
export type ScreenName =
  | 'notFound'
  | 'noArticle'
  | 'forbidden'
  | 'maintenance'
  | 'expired'
  | 'broken'
  | 'previewOver'
  | 'previewIncomplete';

export const screenStatus: Record<ScreenName, number> = {
  notFound: 404,
  noArticle: 404,
  forbidden: 403,
  expired: 403,
  maintenance: 503,
  broken: 500,
  previewOver: 410,
  previewIncomplete: 409,
};

/** What such a screen says. The words travel with it, because it may appear before a site and its language are known. */
export interface ScreenWords {
  readonly screen: ScreenName;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly text: string;
  readonly english: string | null;
  readonly home: string | null;
}
