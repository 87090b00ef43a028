import type {
  ExtensionHomeModule,
  ExtensionListedItem,
  ExtensionModuleInput,
} from '../../../../platform/kernel/extension.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { SafeHtml } from '../../../../platform/ports/safe-html.ts';

interface Parts {
  readonly extra: readonly ExtensionHomeModule[];
  readonly safeHtml: SafeHtml;
  readonly log: Log;
}

/** Lists items for who reads the page, by the rules of every list. */
export type ListForModule = (list: NonNullable<ExtensionHomeModule['list']>) => Promise<readonly ExtensionListedItem[]>;

export type DrawExtension = ReturnType<typeof drawingExtensions>;

/** What an extension draws for a module, as safe HTML; nothing where it is not installed or fails. */
export function drawingExtensions({ extra, safeHtml, log }: Parts) {
  const known = new Map(extra.map((module) => [module.code, module]));
  return async (code: string, given: Omit<ExtensionModuleInput, 'items'>, list: ListForModule): Promise<string> => {
    const found = known.get(code);
    if (!found) return '';
    try {
      const html: unknown = found.render({ ...given, items: found.list ? await list(found.list) : [] });
      if (typeof html !== 'string') throw new Error(`the module ${code} returned something that is no text`);
      return safeHtml(html).trim();
    } catch (problem) {
      log.error({ code, problem }, 'a home-page module of an extension failed');
      return '';
    }
  };
}
