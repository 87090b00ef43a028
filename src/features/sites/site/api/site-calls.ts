import { type AnyHandler, answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { Access } from '../../../../platform/ports/access.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import * as contract from '../contract.ts';
import { createSite, listSites } from '../sites.contract.ts';
import type { ListSites } from '../store/list-sites.ts';
import type { ReadConfiguration } from '../store/postgres-configuration.ts';
import type { Site, SiteFinder } from '../store/postgres-sites.ts';
import type { CreateSite } from '../use-cases/create-site.ts';
import type { Stylesheets } from '../use-cases/stylesheets.ts';
import { readSections } from './read-sections.ts';

interface Parts {
  readonly sites: SiteFinder;
  readonly configuration: ReadConfiguration;
  readonly stylesheets: Stylesheets;
  readonly access: Access;
  readonly wording: Wording;
  readonly create: CreateSite;
  readonly list: ListSites;
}

export const siteHandlers = (parts: Parts): AnyHandler[] => [
  ...aboutSites(parts),
  ...readSections(parts.configuration),
  ...manageSites(parts),
];

const aboutSites = ({ sites, configuration, stylesheets, access, wording }: Parts) => [
  answering(contract.findBySld, async ({ input, site, language, shows }) =>
    presentSite(await sites.bySld(input.sld), site, language, shows),
  ),

  answering(contract.findBySiteId, async ({ input, site, language, shows }) =>
    presentSite(await sites.byId(input.siteId), site, language, shows),
  ),

  answering(contract.getHostSite, async ({ site, shows }) => {
    const found = await sites.byId(site.host.id);
    if (!found) return failed(failure('siteNotFound'));
    shows(frameKey(found.id));
    return success({ ...found, magazineClassification: found.classification, sixLanguages: found.languages });
  }),

  answering(contract.checkPower, async ({ site, reader, language }) => {
    const [visit, download] = await Promise.all([
      access.power(site, reader, 'read'),
      access.power(site, reader, 'download'),
    ]);
    return success({
      visitPower: visit.allowed,
      downloadPower: download.allowed,
      visitMessage: visit.allowed ? null : wording(language, `failure.${visit.message}`),
      downloadMessage: download.allowed ? null : wording(language, `failure.${download.message}`),
    });
  }),

  answering(contract.getTheme, async ({ site, shows }) => {
    const stored = await sites.byId(site.target.id);
    if (!stored) return failed(failure('siteNotFound'));
    const { look: theme, service } = await configuration(site);
    shows(frameKey(site.target.id));
    return success({ ...theme, stylesheet: stylesheets.address(stored, theme), service });
  }),
];

/** A site that exists but is not this host's business is forbidden rather than unknown. */
function presentSite(
  found: Site | undefined,
  { host, reads }: SiteContext,
  language: Language,
  shows: (key: string) => void,
) {
  if (!found) return failed(failure('siteNotFound'));
  if (![host.id, ...reads].includes(found.id) || found.state === 'forbidden') return failed(failure('siteForbidden'));
  shows(frameKey(found.id));
  return success({
    ...found,
    magazineClassification: found.classification,
    keywords: textFor(found.keywords, language, found.defaultLanguage),
    expired: found.state === 'expired',
    sixLanguages: found.languages,
    siteIds: found.gathers,
    slds: found.gatheredSlds,
  });
}

/** What an operator does with sites as a whole. */
const manageSites = ({ list, create, wording }: Parts) => [
  answering(listSites, async ({ input }) => {
    const { sites, total } = await list(input);
    return success(presentPage(sites, total, input));
  }),

  answering(createSite, async ({ input, consoleUser, language }) => {
    const created = await create(input, consoleUser?.account ?? null);
    if (created.outcome === 'created') return success(created);
    const problems = created.problems.map(({ path, code }) => ({
      path,
      message: wording(language, `failure.${code}`),
    }));
    return success({ outcome: 'refused' as const, problems });
  }),
];
