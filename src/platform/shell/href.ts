import { useFrame } from './frame.ts';

/** Puts a parameter into an address of this site; addresses of others stay as they are. */
export function withParameter(href: string, name: string, value: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [address = '', fragment] = href.split('#');
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Links keep the language that the reader has in the address. */
export function useHref(): (href: string) => string {
  const { language, languageInAddress } = useFrame();
  return (href) => (languageInAddress ? withParameter(href, 'lang', language) : href);
}
