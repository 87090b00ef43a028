import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getTheme } from '../contract.ts';
import type { ReadConfiguration } from '../use-cases/read-configuration.ts';
import type { SiteFinder } from '../use-cases/site-finder.ts';
import type { Stylesheets } from '../use-cases/stylesheets.ts';

export const answerGetTheme = (sites: SiteFinder, read: ReadConfiguration, stylesheets: Stylesheets) =>
  answering(getTheme, async ({ site, shows }) => {
    const stored = await sites.byId(site.target.id);
    if (!stored) return failed(failure('siteNotFound'));
    const { look, service } = await read(site);
    shows(frameKey(site.target.id));
    return success({ ...look, stylesheet: stylesheets.address(stored, look), service });
  });
