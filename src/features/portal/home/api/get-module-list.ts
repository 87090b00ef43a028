import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getModuleList } from '../contract.ts';
import type { BannerItem } from '../domain/banner-item.ts';
import { bannerTarget } from '../domain/banner-target.ts';
import type { ModuleStore } from '../use-cases/module-store.ts';
import { moduleStyle } from '../use-cases/module-style.ts';

export const answerGetModuleList = (modules: ModuleStore, siteOfItem: SiteOfItem) =>
  answering(getModuleList, async ({ input: { channelId }, site, language, shows }) => {
    const owner = channelId === undefined ? success(site) : await siteOfItem(site, channelId);
    if (!owner.ok) return owner;
    const all = await modules.modules(owner.value);
    shows(frameKey(owner.value.target.id));
    const isOwn = owner.value.target.id === owner.value.host.id;
    return success(
      all
        .filter((module) => module.channelId === (channelId ?? null))
        .map((module) => ({
          ...module,
          // A page of a portal that shows another site's modules keeps the portal's look.
          stylesheet: isOwn ? (moduleStyle(module)?.address ?? null) : null,
          items: module.items.map((item) => presentItem(item, language, owner.value)),
        })),
    );
  });

const presentItem = (item: BannerItem, language: Language, site: SiteContext) => ({
  ...item,
  bannerItemId: item.id,
  id: item.targetId,
  url: webAddress(item.url),
  vasDocLink: webAddress(item.vasDocLink),
  pictureUrl: webAddress(item.pictureUrl),
  resName: textFor(item.resName, language, site.target.defaultLanguage),
  names: item.resName,
  descriptions: item.description,
  target: bannerTarget(item),
});
