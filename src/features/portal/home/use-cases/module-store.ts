import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { BannerItem } from '../domain/banner-item.ts';
import type { Module } from '../domain/module.ts';

/** A module with the channel whose page it stands on, or none for the home page, and what it shows if it is a banner. */
export interface PlacedModule extends Module {
  readonly channelId: Id | null;
  readonly items: readonly BannerItem[];
}

export interface ModuleStore {
  /** Every module of the site in order. Pages choose theirs, so that one read serves all of them. */
  modules(site: SiteContext): Promise<readonly PlacedModule[]>;
}

type Remember = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

export const rememberModules = (store: ModuleStore, remember: Remember): ModuleStore => ({
  modules: (site) => remember(`modules ${site.target.id}`, () => store.modules(site)),
});
