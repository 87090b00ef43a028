import { sleepingMark, wokenEvent } from './sleeping-document.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const modules = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets a page sleep: the scripts that make it alive are laid aside, and only the small entry runs, which fetches them when the reader
 * first touches the page. Nothing that a reader sees depends on them.
 */
export function letSleep(page: string, entry: string): string {
  const [whole, script] = modules.exec(page) ?? [];
  if (whole === undefined) return page;
  const aside = `<script type="text/plain" ${sleepingMark}="">${script}\ndispatchEvent(new Event('${wokenEvent}'));</script>`;
  return page.replaceAll(preloads, '').replace(whole, () => `${aside}<script type="module" src="${entry}"></script>`);
}
