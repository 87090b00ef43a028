import { answering } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { checkPower } from '../contract.ts';
import { powersFor } from '../domain/powers.ts';
import type { SiteFinder } from '../use-cases/site-finder.ts';

export const answerCheckPower = (sites: SiteFinder, wording: Wording) =>
  answering(checkPower, async ({ site, member, language }) => {
    const stored = await sites.byId(site.target.id);
    if (!stored) return failed(failure('siteNotFound'));
    const powers = powersFor(stored, member !== null);
    return success({
      ...powers,
      visitMessage: powers.visitPower ? null : wording(language, 'failure.loginToRead'),
      downloadMessage: powers.downloadPower ? null : wording(language, 'failure.loginToDownload'),
    });
  });
