import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Channel } from '../domain/channel.ts';
import type { CommonCode } from '../domain/common-code.ts';
import type { ToolLink } from '../domain/tool-link.ts';

/** What every page of a site shows around its content. */
export interface NavigationStore {
  channels(site: SiteContext): Promise<readonly Channel[]>;
  tools(site: SiteContext): Promise<readonly ToolLink[]>;
  codes(site: SiteContext): Promise<readonly CommonCode[]>;
}

/** What hangs on the channels of a site: modules of their pages, texts and news that stand in them. */
export type ChannelUses = (site: number) => Promise<
  readonly {
    readonly id: string;
    readonly modules: number;
    readonly texts: number;
    readonly news: number;
  }[]
>;

type Remember = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

export const rememberNavigation = (store: NavigationStore, remember: Remember): NavigationStore => ({
  channels: (site) => remember(`channels ${site.target.id}`, () => store.channels(site)),
  tools: (site) => remember(`tools ${site.target.id}`, () => store.tools(site)),
  codes: (site) => remember(`codes ${site.target.id}`, () => store.codes(site)),
});
