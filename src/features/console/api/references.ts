import { answering } from '../../../platform/contract/handler.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { success } from '../../../platform/kernel/result.ts';
import { findOrganisations, matchReferences } from '../references.contract.ts';
import type { postgresCitedPapers } from '../store/postgres-cited-papers.ts';
import type { postgresOrganisations } from '../store/postgres-organisations.ts';

export const answerReferences = (citedPapers: ReturnType<typeof postgresCitedPapers>) =>
  answering(matchReferences, async ({ site, input }) => {
    const matches = await citedPapers(site.host.id, input.references);
    return success({
      matches: matches.map((one) => ({ ...one, url: itemAddress({ kind: 'article', id: one.id, doi: one.doi }) })),
    });
  });

export const answerOrganisations = (organisations: ReturnType<typeof postgresOrganisations>) =>
  answering(findOrganisations, async ({ input: { text } }) => success({ organisations: await organisations(text) }));
