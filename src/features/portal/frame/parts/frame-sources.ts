import type { Widget } from '../../../../platform/shell/frame.ts';

/** The origins of the outside pages that the frame may show, as the content security policy wants them. */
export const frameSources = ({
  assistant,
  service,
}: Readonly<Record<'assistant' | 'service', Widget | null>>): string =>
  originsOf([assistant, service].flatMap((widget) => widget?.url ?? []));

/** The parser of addresses lets semicolons and commas stand in a host, where a policy would end a directive. */
const hostSource = /^https?:\/\/(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d+)?$/;

/** The origins of these addresses; what is no address of the web has none. */
export const originsOf = (urls: readonly string[]): string =>
  [...new Set(urls.map((url) => URL.parse(url)?.origin ?? '').filter((origin) => hostSource.test(origin)))].join(' ');
