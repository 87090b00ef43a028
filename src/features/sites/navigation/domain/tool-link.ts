import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

export const toolTypes = ['pop', 'share', 'platform', 'external'] as const;
export type ToolType = (typeof toolTypes)[number];

export const platformTypes = ['rss', 'email', 'folderAdd', 'share'] as const;
export type PlatformType = (typeof platformTypes)[number];

/** A link of the floating toolbar. */
export interface ToolLink {
  readonly id: Id;
  readonly indexId: string;
  readonly type: ToolType;
  readonly platformType: PlatformType | null;
  readonly resName: Text;
  readonly description: Text;
  readonly cover: string | null;
  readonly coverId: string | null;
  readonly linkType2: string | null;
  readonly linkValue2: string | null;
  readonly bouncePictureUrl: string | null;
  readonly pictureUrl: string | null;
  readonly url: string | null;
}
