import { useFrame } from './frame.ts';

/** Parameters in the very form in which `URLSearchParams` writes them. */
const pair = '[\\w*.+-]+=(?:[\\w*.+-]|%[89A-F][0-9A-F])*';
const written = new RegExp(`^${pair}(?:&${pair})*$`);

/** Puts a parameter into an address of this site; addresses of others stay as they are. */
export function withParameter(href: string, name: string, value: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [address = '', fragment] = href.split('#');
  const [path, query] = address.split('?');
  const end = fragment === undefined ? '' : `#${fragment}`;
  // Nearly all addresses of a page are in this form already; reading their parameters one by one is what a link costs most.
  const joined = `${query ? `${query}&` : ''}${name}=${value}`;
  if (written.test(joined) && !query?.includes(`${name}=`)) return `${path}?${joined}${end}`;
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}${end}`;
}

/** Links keep the language that the reader has in the address. */
export function useHref(): (href: string) => string {
  const { language, languageInAddress } = useFrame();
  return (href) => (languageInAddress ? withParameter(href, 'lang', language) : href);
}
