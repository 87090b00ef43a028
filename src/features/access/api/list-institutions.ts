import { answering } from '../../../platform/contract/handler.ts';
import { success } from '../../../platform/kernel/result.ts';
import { listInstitutions } from '../contract.ts';
import type { Entitlements } from '../use-cases/entitlements.ts';

export const answerListInstitutions = (entitlements: Entitlements) =>
  answering(listInstitutions, async ({ site }) => success([...(await entitlements.institutions(site.target.id))]));
