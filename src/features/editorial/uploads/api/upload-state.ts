import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { getUploadState } from '../contract.ts';
import type { receiveBytes } from '../use-cases/receive-bytes.ts';

export const answerUploadState = ({ progress }: Pick<ReturnType<typeof receiveBytes>, 'progress'>) =>
  answering(getUploadState, async ({ site, member, input }) => {
    const found = await progress(site.host.id, member.id, input.id);
    if (!found.ok) return found;
    const { upload, offset } = found.value;
    const { id, name, role, bytes, state, waitsFor, refusal, type } = upload;
    return success({ id, name, role, bytes, arrived: offset, state, waitsFor, refusal, type });
  });
