import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

export const bannerTypes = ['link', 'wechat', 'news', 'album', 'article', 'other'] as const;
export type BannerType = (typeof bannerTypes)[number];

export interface BannerItem {
  readonly id: Id;
  readonly bannerId: Id;
  readonly type: BannerType;
  readonly url: string | null;
  /** The thing it shows; `id` of the specification's banner item. */
  readonly targetId: Id | null;
  readonly indexId: string | null;
  readonly resName: Text;
  readonly description: Text;
  readonly vasDocLink: string | null;
  readonly doi: string | null;
  readonly siteId: number | null;
  readonly pictureUrl: string | null;
}
