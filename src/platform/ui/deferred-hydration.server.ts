import { deferredMark, hydratedEvent } from './deferred-hydration.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const modules = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Defers hydration: the scripts that make it alive are laid aside, and only the small entry runs, which fetches them when the reader
 * first touches the page. Nothing that a reader sees depends on them.
 */
export function deferHydration(page: string, entry: string): string {
  const [whole, script] = modules.exec(page) ?? [];
  if (whole === undefined) return page;
  const aside = `<script type="text/plain" ${deferredMark}="">${script}\ndispatchEvent(new Event('${hydratedEvent}'));</script>`;
  return page.replaceAll(preloads, '').replace(whole, () => `${aside}<script type="module" src="${entry}"></script>`);
}
