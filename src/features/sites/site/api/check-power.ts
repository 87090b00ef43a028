import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Access } from '../../../../platform/ports/access.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { checkPower } from '../contract.ts';

export const answerCheckPower = (access: Access, wording: Wording) =>
  answering(checkPower, async ({ site, reader, language }) => {
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
  });
