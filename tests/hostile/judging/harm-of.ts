import { foreignHost } from '../attacks/attack.ts';

/** An element as a parser saw it. */
export interface SeenElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** What runs, loads, asks for words, takes another page's place, or makes what stands after it be read differently. */
const forbidden = new Set(
  (
    'script style iframe frame frameset object embed applet base meta link form input button textarea select option ' +
    'template noscript noembed noframes xmp plaintext listing title slot dialog portal marquee bgsound isindex ' +
    'audio video source track picture canvas map area param ' +
    'svg image use animate animatemotion animatetransform set foreignobject handler ' +
    'maction mglyph malignmark annotation annotation-xml xi:include'
  ).split(' '),
);
const forbiddenAttributes =
  /^(?:on.*|style|srcdoc|srcset|imagesrcset|formaction|action|background|ping|poster|name|is|slot|http-equiv|autofocus|contenteditable|popover.*|command.*|target|download|manifest|nonce|lowsrc|dynsrc|code|codebase|classid|archive|profile)$/;
const leading = /^(?:href|cite|longdesc|xlink:href|.*:href)$/;
const loading = /^(?:src|data|usemap)$/;
const harmlessSchemes = new Set(['http:', 'https:', 'mailto:', 'ftp:']);
const page = new URL('https://site.example/articleInfo');

/** Which harm an element does, by its name and its attributes. */
export function harmOf({ name, attributes }: SeenElement): string[] {
  const found = forbidden.has(name.toLowerCase()) ? [`<${name}>`] : [];
  for (const [written, value] of attributes) {
    const attribute = written.toLowerCase();
    const harm =
      forbiddenAttributes.test(attribute) ||
      (leading.test(attribute) && !harmlessSchemes.has(schemeOf(value))) ||
      (loading.test(attribute) && originOf(value) !== page.origin);
    if (harm) found.push(`<${name} ${written}="${value.slice(0, 80)}">`);
  }
  return found;
}

const schemeOf = (address: string): string =>
  URL.canParse(address, page) ? new URL(address, page).protocol : page.protocol;

const originOf = (address: string): string =>
  URL.canParse(address, page) ? new URL(address, page).origin : page.origin;

export const isForeign = (address: string): boolean => address.includes(foreignHost);
