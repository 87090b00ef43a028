import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getExtensionContent } from '../contract.ts';
import type { ModuleStore } from '../store/postgres-modules.ts';
import type { DrawExtension, ListForModule } from '../use-cases/draw-extension.ts';

interface Parts {
  readonly modules: Pick<ModuleStore, 'modules'>;
  readonly siteOfItem: SiteOfItem;
  readonly draw: DrawExtension;
  /** Lists of the site whose module it is, as the one who makes the call may have them. */
  readonly listFor: (request: CallRequest<unknown>) => ListForModule;
}

export const answerGetExtensionContent = ({ modules, siteOfItem, draw, listFor }: Parts) =>
  answering(getExtensionContent, async (request) => {
    const { input, site, language, shows } = request;
    const owner = await siteOfItem(site, input.id);
    if (!owner.ok) return owner;
    shows(frameKey(owner.value.target.id));
    const stored = (await modules.modules(owner.value)).find(({ id }) => id === input.id);
    if (stored?.code !== 'extension') return failed(failure('notFound'));
    const { extension = '', option = '' } = stored.settings;
    return success({ html: await draw(extension, { language, option }, listFor({ ...request, site: owner.value })) });
  });
