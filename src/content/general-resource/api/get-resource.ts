import { answering } from '../../../platform/contract/handler.ts';
import { presentFiles, presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { chooseText } from '../../../platform/kernel/text.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getResource } from '../contract.ts';
import type { ResourceStore } from '../store/postgres-resources.ts';

export const answerGetResource = (resources: ResourceStore, siteOfItem: SiteOfItem, files: FileStore) =>
  answering(getResource, async ({ input: { id }, site: asking, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const stored = await resources.resource(owner.value, id);
    if (!stored) return failed(failure('notFound'));
    // What stays of a resource that was withdrawn is what it was.
    const resource = stored.status === 'withdrawn' ? { ...stored, bodies: {}, files: [] } : stored;
    shows(itemKey(id));
    const siteLanguage = owner.value.target.defaultLanguage;
    const text = chooseText(resource.bodies, language, siteLanguage);
    if (text) offers(text.text, () => files.get(text.text));
    return success({
      ...resource,
      ...presentItem(resource, { language, siteLanguage }),
      body: text ? { sha256: text.text, language: text.language } : null,
      files: presentFiles(id, resource.files),
    });
  });
