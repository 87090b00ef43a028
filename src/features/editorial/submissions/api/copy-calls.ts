import { answering } from '../../../../platform/contract/handler.ts';
import { giveCleanFile, makeCopies } from '../editorial.contract.ts';
import type { createAnonymousCopies } from '../use-cases/anonymous-copies.ts';
import { actAt } from '../use-cases/parts.ts';

/** Calls of editors about copies that do not say who wrote them. */
export const answerCopies = ({ make, give }: ReturnType<typeof createAnonymousCopies>) => [
  answering(makeCopies, ({ site, consoleUser, input }) => actAt(site.host.id, consoleUser.account, input, make)),
  answering(giveCleanFile, ({ site, consoleUser, input }) => actAt(site.host.id, consoleUser.account, input, give)),
];
