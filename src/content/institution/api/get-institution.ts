import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getInstitution } from '../contract.ts';
import type { InstitutionStore } from '../store/postgres-institutions.ts';

export const answerGetInstitution = (institutions: InstitutionStore, siteOfItem: SiteOfItem) =>
  answering(getInstitution, async ({ input: { id }, site: asking, language, shows }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const found = await institutions.institution(owner.value, id);
    if (!found) return failed(failure('notFound'));
    for (const item of new Set([id, found.id])) shows(itemKey(item));
    const say = (text: Text) => textFor(text, language, owner.value.target.defaultLanguage);
    const { names } = found;
    return success({
      ...found,
      url: itemAddress({ kind: 'institution', id: found.id }),
      institutionName: say(names),
      names: Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => Boolean(entry[1]))),
      summary: say(found.summaries),
    });
  });
