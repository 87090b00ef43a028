import type { Id } from '../../../../platform/kernel/id.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';

export const bannerTypes = ['link', 'wechat', 'news', 'album', 'article', 'other'] as const;
export type BannerType = (typeof bannerTypes)[number];

interface BannerLink {
  readonly type: BannerType;
  readonly url: string | null;
  /** The thing that it shows. */
  readonly id: Id | null;
  readonly vasDocLink: string | null;
  readonly doi: string | null;
}

/** Where each type of banner leads, the first address that there is. */
const leads: Record<BannerType, (item: BannerLink) => (string | null)[]> = {
  link: ({ url }) => [webAddress(url)],
  wechat: ({ id }) => [pageOf('/newsInfo', id)],
  news: ({ id }) => [pageOf('/newsInfo', id)],
  album: ({ id }) => [pageOf('/virtualProjectDetail', id)],
  // An enhanced version elsewhere is what the editor wants to show.
  article: ({ vasDocLink, doi, id }) => [webAddress(vasDocLink), articleByDoi(doi), pageOf('/thesisDetails', id)],
  other: ({ url }) => [webAddress(url)],
};

export function bannerTarget(item: BannerLink) {
  const href = leads[item.type](item).find((address) => address !== null);
  return href === undefined ? null : { href, external: !href.startsWith('/') };
}

const pageOf = (page: string, id: Id | null): string | null => (id === null ? null : `${page}?columnId=${id}`);

const articleByDoi = (doi: string | null): string | null =>
  doi ? `/article/doi/${doi.toWellFormed().split('/').map(encodeURIComponent).join('/')}` : null;
