import type { Endpoint, OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import * as contract from '../contract.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';
import type { ReadConfiguration } from '../store/postgres-configuration.ts';

/** The calls that each show one section of a site's configuration. */
export const readSections = (read: ReadConfiguration): AnyHandler[] => {
  const section = <E extends Endpoint>(
    endpoint: E,
    pick: (configuration: SiteConfiguration, site: SiteIdentity) => unknown,
  ): AnyHandler =>
    answering(endpoint as Endpoint, async ({ site, shows }) => {
      shows(frameKey(site.target.id));
      return success(pick(await read(site), site.target) as OutputOf<E>);
    });

  return [
    section(contract.getConfigHeader, ({ header }, { defaultLanguage }) => ({ ...header, defaultLanguage })),
    section(contract.getFooterConfig, ({ footer }) => footer),
    section(contract.findSeoBySiteId, ({ seo }) => seo),
    section(contract.getPublicationConfig, ({ publication }) => publication),
    section(contract.getAggregatedConfig, ({ aggregated }) => aggregated),
    section(contract.getMagazineFunctionalControl, ({ functions }) => functions),
    section(contract.getFrameAncestors, ({ access }) => access.frameAncestors),
    section(contract.getHostedPages, ({ access }) => access.hostedPages.filter((url) => outsideAddress(url) !== null)),
    section(contract.getSearchConfig, ({ search }) => search),
    section(contract.getSearchConditions, ({ conditions }) => conditions),
    section(contract.getAiqaConfig, ({ aiqa }) => (aiqa?.enabled ? aiqa : null)),
    section(contract.getAppInfo, ({ aiqa }) => (aiqa?.enabled ? aiqa : null)),
  ];
};
