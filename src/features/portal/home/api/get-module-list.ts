import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getModuleList } from '../contract.ts';
import { bannerTarget } from '../domain/banner-target.ts';
import type { ModuleStore } from '../store/postgres-modules.ts';
import { moduleStyle } from '../use-cases/module-style.ts';

export const moduleHandlers = (store: ModuleStore, siteOfItem: SiteOfItem): AnyHandler[] => [
  answering(getModuleList, async ({ input: { channelId }, site, language, shows }) => {
    const owner = channelId === undefined ? success(site) : await siteOfItem(site, channelId);
    if (!owner.ok) return owner;
    const { target, host } = owner.value;
    const modules = await store.modules(owner.value);
    shows(frameKey(target.id));
    return success(
      modules
        .filter((module) => module.channelId === (channelId ?? null))
        .map((module) => ({
          ...module,
          // A page of a portal that shows another site's modules keeps the portal's look.
          stylesheet: target.id === host.id ? (moduleStyle(module)?.address ?? null) : null,
          items: module.items.map((item) => ({
            ...item,
            url: webAddress(item.url),
            vasDocLink: webAddress(item.vasDocLink),
            pictureUrl: webAddress(item.pictureUrl),
            resName: textFor(item.names, language, target.defaultLanguage),
            target: bannerTarget(item),
          })),
        })),
    );
  }),
];
