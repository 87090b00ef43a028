import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { findRedirect } from '../contract.ts';
import { olderAddresses } from '../domain/older-addresses.ts';
import type { RedirectStore } from '../store/postgres-redirects.ts';

export const answerFindRedirect = (redirects: RedirectStore) =>
  answering(findRedirect, async ({ input: { path }, site, shows }) => {
    const url = await redirects.find(site, olderAddresses(path));
    if (url === undefined) return failed(failure('notFound'));
    shows(frameKey(site.target.id));
    return success({ url });
  });
