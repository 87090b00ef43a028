import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getExpert } from '../contract.ts';
import type { ExpertStore } from '../use-cases/expert-store.ts';
import type { ReadOwnWords } from '../use-cases/own-words.ts';
import { presentExpert } from './present-expert.ts';

interface Parts {
  readonly experts: ExpertStore;
  readonly files: Pick<FileStore, 'get'>;
  readonly siteOfItem: SiteOfItem;
  readonly ownWordsOf: ReadOwnWords;
}

export const answerGetExpert = ({ experts, files, siteOfItem, ownWordsOf }: Parts) =>
  answering(getExpert, async ({ input: { id }, site: asking, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const site = owner.value;
    const expert = await experts.expert(site, id);
    if (!expert) return failed(failure('notFound'));
    const [work, own] = await Promise.all([
      experts.work(site, expert.id),
      ownWordsOf(site.target.id, expert.id, expert.orcid),
    ]);
    const answer = presentExpert(expert, work, own, { language, siteLanguage: site.target.defaultLanguage });
    const { biography, institution, coAuthors, boards, collections } = answer;
    const named = [
      ...(institution ? [institution.id] : []),
      ...coAuthors.map((other) => other.id),
      ...boards.map(({ publicationId }) => publicationId),
      ...collections.map((collection) => collection.id),
    ];
    for (const shown of new Set([id, expert.id, ...named])) shows(itemKey(shown));
    if (biography) offers(biography.sha256, () => files.get(biography.sha256));
    return success(answer);
  });
