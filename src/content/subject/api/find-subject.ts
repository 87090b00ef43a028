import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { findSubject } from '../contract.ts';
import type { SubjectStore } from '../store/postgres-subjects.ts';

export const answerFindSubject = (subjects: SubjectStore, siteOfItem: SiteOfItem) =>
  answering(findSubject, async ({ input, site: asking, language, shows }) => {
    const id = input.id ?? (input.code ? (await subjects.withCode(asking, input.code))[0] : undefined);
    if (!id) return failed(failure('notFound'));
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const found = await subjects.subject(owner.value, id);
    if (!found) return failed(failure('notFound'));
    const ids = new Set([found.id, ...(await subjects.withCode(asking, found.code))]);
    const { parent, children, names } = found;
    for (const listed of [...ids, ...(parent ? [parent.id] : [])]) shows(itemKey(listed));
    const say = (text: Text) => textFor(text, language, owner.value.target.defaultLanguage);
    const named = (subject: { readonly id: string; readonly names: Text }) => ({
      id: subject.id,
      name: say(subject.names),
      url: itemAddress({ kind: 'subject', id: subject.id }),
    });
    return success({
      ...found,
      ...named(found),
      names: Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => Boolean(entry[1]))),
      summary: say(found.summaries),
      parent: parent && named(parent),
      children: children.map(named),
      ids: [...ids],
    });
  });
