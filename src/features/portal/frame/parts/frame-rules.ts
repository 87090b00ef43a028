import type { Frame, Widget } from '../../../../platform/shell/frame.ts';

/** Parameters that make another page of an address. Others say how a page is looked at, or where its reader came from. */
const naming = [
  ...['columnId', 'childId', 'code', 'type', 'styleId', 'newsDataType', 'id', 'siteId', 'slds'],
  ...['activeName', 'year', 'tab', 'q', 'scope', 'page'],
];

/** The one address of a page among all that show it, without its language. */
export function canonicalPath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(
    naming.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Grey type 1 is for the home page, 2 for all pages. */
export const isGrey = (
  { site, home }: Pick<Frame, 'home'> & { readonly site: Pick<Frame['site'], 'grayType'> },
  path: string,
): boolean => site.grayType === 2 || (site.grayType === 1 && path.toLowerCase() === home.toLowerCase());

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
