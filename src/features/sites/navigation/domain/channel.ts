import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

export const channelLinkTypes = ['self', 'blank'] as const;
export type ChannelLinkType = (typeof channelLinkTypes)[number];

/** An entry of a site's navigation. Its code decides where it leads. */
export interface Channel {
  readonly id: Id;
  readonly parentId: Id | null;
  readonly code: string;
  readonly names: Text;
  readonly enable: boolean;
  readonly linkType: ChannelLinkType | null;
  readonly linkValue: string | null;
  readonly bannerId: Id | null;
  readonly newsDataType: string | null;
  readonly children: readonly Channel[];
}
