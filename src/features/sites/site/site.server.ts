import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { Access } from '../../../platform/ports/access.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { answerCheckPower } from './api/check-power.ts';
import { findSite } from './api/find-site.ts';
import { answerGetHostSite } from './api/get-host-site.ts';
import { answerGetTheme } from './api/get-theme.ts';
import { manageSites } from './api/manage-sites.ts';
import { readSections } from './api/read-sections.ts';
import type { CreateSite } from './use-cases/create-site.ts';
import type { ReadConfiguration } from './use-cases/read-configuration.ts';
import type { SiteFinder } from './use-cases/site-finder.ts';
import type { ListSites } from './use-cases/site-list.ts';
import type { Stylesheets } from './use-cases/stylesheets.ts';

interface Parts {
  readonly sites: SiteFinder;
  readonly configuration: ReadConfiguration;
  readonly stylesheets: Stylesheets;
  readonly access: Access;
  readonly wording: Wording;
  readonly create: CreateSite;
  readonly list: ListSites;
}

export const siteHandlers = ({
  sites,
  configuration,
  stylesheets,
  access,
  wording,
  create,
  list,
}: Parts): AnyHandler[] => [
  ...findSite(sites),
  answerGetHostSite(sites),
  answerCheckPower(access, wording),
  ...readSections(configuration),
  answerGetTheme(sites, configuration, stylesheets),
  ...manageSites({ list, create, wording }),
];
