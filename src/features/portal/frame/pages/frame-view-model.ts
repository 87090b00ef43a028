import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { NavigationEntry, Tool } from '../../../../platform/shell/frame.ts';
import type { getToolsList, ShownChannel } from '../../../sites/navigation/contract.ts';

/** A channel that leads nowhere is shown only for what stands below it. */
export const navigationEntries = (channels: readonly ShownChannel[], say: (text: Text) => string): NavigationEntry[] =>
  channels
    .filter((channel) => channel.target || channel.children.length > 0)
    .map((channel) => ({
      id: channel.id,
      name: say(channel.names),
      href: channel.target?.href ?? channel.children[0]?.target?.href ?? '/',
      newWindow: channel.target?.newWindow ?? false,
      children: navigationEntries(channel.children, say),
    }));

type StoredTool = OutputOf<typeof getToolsList>[number];

export const toolOf = (tool: StoredTool): Tool => ({
  id: tool.id,
  kind: kindOf(tool),
  name: tool.resName,
  description: tool.description,
  href: tool.url ?? tool.linkValue2,
  picture: tool.bouncePictureUrl ?? tool.pictureUrl ?? tool.cover,
});

function kindOf({ type, platformType }: StoredTool): Tool['kind'] {
  if (type === 'share' || platformType === 'share') return 'share';
  if (platformType === 'folderAdd') return 'folder';
  if (platformType === 'rss' || platformType === 'email') return platformType;
  return type === 'pop' ? 'pop' : 'external';
}
