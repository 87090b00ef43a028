import type { Endpoint, OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import {
  findSeoBySiteId,
  getAggregatedConfig,
  getAiqaConfig,
  getAppInfo,
  getConfigHeader,
  getFooterConfig,
  getFrameAncestors,
  getHostedPages,
  getMagazineFunctionalControl,
  getPublicationConfig,
  getSearchConditions,
  getSearchConfig,
} from '../contract.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';
import type { ReadConfiguration } from '../use-cases/read-configuration.ts';

/** The calls that each show one section of a site's configuration. */
export const readSections = (read: ReadConfiguration): AnyHandler[] => {
  const section = <E extends Endpoint>(endpoint: E, pick: (configuration: SiteConfiguration) => unknown): AnyHandler =>
    answering(endpoint as Endpoint, async ({ site, shows }) => {
      shows(frameKey(site.target.id));
      return success(pick(await read(site)) as OutputOf<E>);
    });

  return [
    section(getConfigHeader, ({ header }) => header),
    section(getFooterConfig, ({ footer }) => footer),
    section(findSeoBySiteId, ({ seo }) => seo),
    section(getPublicationConfig, ({ publication }) => publication),
    section(getAggregatedConfig, ({ aggregated }) => aggregated),
    section(getMagazineFunctionalControl, ({ functions }) => functions),
    section(getFrameAncestors, ({ access }) => access.frameAncestors),
    section(getHostedPages, ({ access }) => access.hostedPages.filter((url) => outsideAddress(url) !== null)),
    section(getSearchConfig, ({ search }) => search),
    section(getSearchConditions, ({ conditions }) => conditions),
    section(getAiqaConfig, ({ aiqa }) => (aiqa?.enabled ? aiqa : null)),
    section(getAppInfo, ({ aiqa }) => (aiqa?.enabled ? aiqa : null)),
  ];
};
