import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { ExtensionKind } from '../../../platform/kernel/extension.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import { webAddress } from '../../../platform/kernel/web-address.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { getExtensionItem } from '../contract.ts';
import type { ExtensionItemStore } from '../store/postgres-extension-items.ts';

export const answerGetExtensionItem = (
  store: ExtensionItemStore,
  siteOfItem: SiteOfItem,
  extra: readonly ExtensionKind[],
) =>
  answering(getExtensionItem, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const found = await store.item(owner.value, id);
    const kind = extra.find(({ code }) => code === found?.kind);
    if (!found || !kind) return failed(failure('notFound'));
    shows(itemKey(id));
    const say = (text: Text) => textFor(text, language, owner.value.target.defaultLanguage);
    const { titles, summaries, cover, publishedOn, fields } = found;
    return success({
      id,
      kindName: say(kind.name),
      title: say(titles),
      summary: say(summaries),
      cover: webAddress(cover),
      publishedOn,
      fields: kind.fields.flatMap(({ name, label, type }) => {
        const value = fields[name];
        return value
          ? [{ name, label: say(label), value, address: type === 'address' ? webAddress(value) : null }]
          : [];
      }),
    });
  });
