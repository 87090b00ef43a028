import type { Widget } from './frame.ts';

/** The origins of the outside pages that the frame may show, as the content security policy wants them. */
export const frameSources = ({
  assistant,
  service,
}: Readonly<Record<'assistant' | 'service', Widget | null>>): string =>
  originsOf([assistant, service].flatMap((widget) => widget?.url ?? []));

/** The origins of these addresses; what is no address of the web has none. */
export const originsOf = (urls: readonly string[]): string =>
  [
    ...new Set(
      urls
        .filter((url) => URL.canParse(url) && /^https?:/.test(new URL(url).protocol))
        .map((url) => new URL(url).origin),
    ),
  ].join(' ');
