import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import * as contract from '../contract.ts';
import type { CreateSite } from '../use-cases/create-site.ts';
import type { ListSites } from '../use-cases/site-list.ts';

interface Parts {
  readonly list: ListSites;
  readonly create: CreateSite;
  readonly wording: Wording;
}

/** What an operator does with sites as a whole. */
export const manageSites = ({ list, create, wording }: Parts) => [
  answering(contract.listSites, async ({ input }) => {
    const { sites, total } = await list(input);
    return success(presentPage([...sites], total, input));
  }),

  answering(contract.createSite, async ({ input, consoleUser, language }) => {
    const created = await create(input, consoleUser?.account ?? null);
    if (created.outcome === 'created') return success(created);
    const problems = created.problems.map(({ path, code }) => ({
      path,
      message: wording(language, `failure.${code}`),
    }));
    return success({ outcome: 'refused' as const, problems });
  }),
];
