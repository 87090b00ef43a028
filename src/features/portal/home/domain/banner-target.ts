import type { Id } from '../../../../platform/kernel/id.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';
import type { BannerItem, BannerType } from './banner-item.ts';

export interface BannerTarget {
  readonly href: string;
  readonly external: boolean;
}

type Leading = Pick<BannerItem, 'type' | 'url' | 'targetId' | 'vasDocLink' | 'doi'>;

/** Where each type of banner leads, the first address that there is. */
const leads: Record<BannerType, (item: Leading) => (string | null)[]> = {
  link: ({ url }) => [webAddress(url)],
  wechat: ({ targetId }) => [pageOf('/weChat', targetId)],
  news: ({ targetId }) => [pageOf('/newsInfo', targetId)],
  album: ({ targetId }) => [pageOf('/virtualProjectDetail', targetId)],
  // An enhanced version elsewhere is what the editor wants to show.
  article: ({ vasDocLink, doi, targetId }) => [
    webAddress(vasDocLink),
    articleByDoi(doi),
    pageOf('/thesisDetails', targetId),
  ],
  other: ({ url }) => [webAddress(url)],
};

export function bannerTarget(item: Leading): BannerTarget | null {
  const href = leads[item.type](item).find((address) => address !== null);
  return href === undefined ? null : { href, external: !href.startsWith('/') };
}

const pageOf = (page: string, id: Id | null): string | null => (id === null ? null : `${page}?columnId=${id}`);

const articleByDoi = (doi: string | null): string | null =>
  doi ? `/article/doi/${doi.toWellFormed().split('/').map(encodeURIComponent).join('/')}` : null;
