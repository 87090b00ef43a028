import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isForeign } from './harm-of.ts';

type Element = DefaultTreeAdapterTypes.Element;

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

const attributeOf = ({ attrs }: Element, named: string): string | undefined =>
  attrs.find(({ name }) => name === named)?.value;
const textIn = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const addresses =
  /^(?:href|src|srcset|imagesrcset|action|formaction|data|poster|background|cite|ping|srcdoc|manifest|.*:href)$/;
/** What React writes in place of such an address. */
const blockedByReact = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";
/** Browsers leave out what can't be seen before they look at the scheme. */
const runs = (address: string): boolean =>
  address !== blockedByReact && /^(?:javascript|vbscript|data:text\/html)/i.test(address.replaceAll(/[\p{Cc} ]/gu, ''));
const leadsElsewhere = (address: string): boolean =>
  address.split(/,\s+/).some((one) => isForeign(URL.parse(one, 'https://site.example/')?.host ?? ''));
const loads = (element: Element, attribute: string): boolean => attribute !== 'href' || element.tagName !== 'a';

function harmOfElement(element: Element): string[] {
  const found = element.attrs.flatMap(({ prefix, name, value }) => {
    const written = prefix ? `${prefix}:${name}` : name;
    const isHarm =
      /^on/i.test(written) ||
      written === 'srcdoc' ||
      (addresses.test(written) && (runs(value) || (loads(element, written) && leadsElsewhere(value))));
    return isHarm ? [`<${element.tagName} ${written}="${value.slice(0, 80)}">`] : [];
  });
  if (element.tagName === 'base') found.push('<base>');
  if (element.tagName === 'meta' && attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh')
    found.push('<meta http-equiv="refresh">');
  if (element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json') {
    try {
      JSON.parse(textIn(element));
    } catch {
      found.push('JSON-LD that is no JSON');
    }
  }
  return found;
}

/** What a whole document, or a mail, would run or load that is not ours. Its scripts are compared by `scriptsOf`. */
export const harmOfDocument = (html: string): string[] => [
  ...new Set(
    [true, false].flatMap((scriptingEnabled) =>
      [...elementsIn(parse(html, { scriptingEnabled }))].flatMap(harmOfElement),
    ),
  ),
];

/** How each script of a document begins: those that hostile words bring are not among those of plain ones. */
export const scriptsOf = (html: string): string[] =>
  [...elementsIn(parse(html))]
    .filter(({ tagName }) => tagName === 'script')
    .map(
      (script) =>
        `${attributeOf(script, 'type') ?? ''} ${attributeOf(script, 'src')?.replace(/\?.*/, '') ?? textIn(script).slice(0, 24)}`,
    );
