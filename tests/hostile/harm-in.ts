import type { ReadDocument } from '../../src/features/importing/formats/format.ts';

const forbiddenTags =
  /^(?:script|style|iframe|object|embed|form|input|base|meta|link|svg|foreignobject|animate|use|maction|xi:include)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a browser leaves these characters out of an address
const ignored = /[\u0000-\u0020]+/g;
const runs = (address: string): boolean =>
  /^(?:javascript|vbscript|data|blob|file):/i.test(address.replace(ignored, ''));

/** What a browser would run or fetch in a piece of HTML. Text in it is escaped, so each `<` begins a tag. */
function harmInHtml(html: string): string[] {
  return [...html.matchAll(/<\/?([^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/g)].flatMap(
    ([tag, name = '', attributes = '']) => {
      const given = [...attributes.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)];
      const bad = given.filter(
        ([, attribute = '', one, two, three]) =>
          /^(?:on|style$|srcdoc$|formaction$)/i.test(attribute) ||
          (/^(?:href|src|xlink:href|action|data)$/i.test(attribute) && runs(decoded(one ?? two ?? three ?? ''))),
      );
      return forbiddenTags.test(name) || bad.length > 0 ? [tag] : [];
    },
  );
}

const decoded = (value: string): string =>
  value
    .replace(/&#x([\da-f]+);?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

/** Fields that hold HTML; whatever else stands in a draft is shown as text. */
const htmlFields = new Set(['richTitles', 'abstracts', 'captions', 'html', 'content']);
/** Fields that become addresses of links. */
const addressFields = new Set(['url', 'licence', 'doi', 'website', 'href', 'target', 'link']);

/** Everything in a document that would do harm to a reader or to this machine. */
export function harmIn(document: ReadDocument, secret: string): string[] {
  const found: string[] = [];
  const look = (value: unknown, field: string, isHtml: boolean): void => {
    if (typeof value === 'string') {
      if (value.includes(secret)) found.push(`the secret in ${field}`);
      if (isHtml) found.push(...harmInHtml(value));
      if (addressFields.has(field) && runs(value)) found.push(`${field}: ${value}`);
    } else if (value instanceof Uint8Array) found.push(...harmInHtml(Buffer.from(value).toString()));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) {
        const isText = /^[a-z-]{2,}$/.test(name) && isHtml;
        look(inside, isText ? field : name, isText || htmlFields.has(name));
      }
    }
  };
  const { contents, ...drafts } = document;
  look(drafts, '', false);
  look(
    contents.filter(({ contentType }) => contentType === 'text/html'),
    'body',
    false,
  );
  return found;
}
