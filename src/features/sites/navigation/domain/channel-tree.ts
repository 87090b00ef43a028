import type { Id } from '../../../../platform/kernel/id.ts';
import type { StoredChannel } from '../contract.ts';

export interface Channel extends StoredChannel {
  readonly children: readonly Channel[];
}

/** Channels in the site's order as a tree. One that is switched off takes all below it along. */
export function channelTree(channels: readonly StoredChannel[]): readonly Channel[] {
  const below = Map.groupBy(
    channels.filter((channel) => channel.enable),
    (channel) => channel.parentId,
  );
  // Walking down from the top never meets channels that stand in a circle, so a wrong parent can't hang a page.
  const childrenOf = (parent: Id | null): readonly Channel[] =>
    (below.get(parent) ?? []).map((channel) => ({ ...channel, children: childrenOf(channel.id) }));
  return childrenOf(null);
}

/** The way from the top to a channel, the channel itself last; empty where the tree has no such channel. */
export function pathTo(tree: readonly Channel[], id: Id): readonly Channel[] {
  for (const channel of tree) {
    if (channel.id === id) return [channel];
    const path = pathTo(channel.children, id);
    if (path.length > 0) return [channel, ...path];
  }
  return [];
}
