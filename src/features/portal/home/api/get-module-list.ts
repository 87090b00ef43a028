import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { webAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getBanner, getModuleList } from '../contract.ts';
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
          items: module.items.map((item) => presentSlide(item, language, target)),
        })),
    );
  }),

  answering(getBanner, async ({ input: { bannerId }, site, language, shows }) => {
    const owner = await siteOfItem(site, bannerId);
    if (!owner.ok) return owner;
    const { target } = owner.value;
    shows(frameKey(target.id));
    const slides = await store.banner(owner.value, bannerId);
    return success(slides.map((slide) => presentSlide(slide, language, target)));
  }),
];

type Slide = Awaited<ReturnType<ModuleStore['banner']>>[number];

const presentSlide = (slide: Slide, language: Language, { defaultLanguage }: SiteIdentity) => ({
  ...slide,
  url: webAddress(slide.url),
  vasDocLink: webAddress(slide.vasDocLink),
  pictureUrl: webAddress(slide.pictureUrl),
  resName: textFor(slide.names, language, defaultLanguage),
  // What it shows tells where that stands; a slide without one may still say so.
  siteId: siteOfId(slide.id ?? '') ?? slide.siteId,
  target: bannerTarget(slide),
});
