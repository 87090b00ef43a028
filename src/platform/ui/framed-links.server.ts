import { innerAddress } from '../kernel/inner-address.ts';

const tags = /<(a|area|form)\b([^>]*)>/g;
const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`);
const [href, action, target, rel] = ['href', 'action', 'target', 'rel'].map(attribute) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];

/**
 * The links of a page that a partner frames. No other page of the site may be framed there, so a link leads to the inner form of its
 * page or opens a window of its own. It is done to the document as it is sent, because any part of any page may have links, and
 * those of stored texts were written long before.
 */
export const framedLinks = (html: string): string =>
  html.replace(tags, (whole, tag: string, attributes: string) => {
    const place = tag === 'form' ? action : href;
    const address = place.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
    if (!address || /^(?:#|mailto:|tel:)/.test(address) || target.test(attributes)) return whole;
    const inner = innerAddress(address);
    if (inner !== null) return `<${tag}${attributes.replace(place, () => ` ${placeName(tag)}="${written(inner)}"`)}>`;
    const words = new Set([...(rel.exec(attributes)?.[1]?.split(' ') ?? []), 'noopener']);
    return `<${tag}${attributes.replace(rel, '')} target="_blank" rel="${[...words].join(' ')}">`;
  });

const placeName = (tag: string): string => (tag === 'form' ? 'action' : 'href');
const written = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
