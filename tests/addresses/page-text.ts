/** A page as its readers meet it, read from the document that was sent. */
export interface PageText {
  /** As browsers and machines are told. */
  readonly language: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** What is read in the language of the page, each element's words by themselves; attributes that are read out count too. */
  readonly texts: readonly string[];
  /** Words in `bdi`: mostly what people wrote. */
  readonly contents: readonly string[];
}

const unread = new Set(['script', 'style', 'template', 'svg', 'math']);
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const spoken = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'];
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#x27': "'" };
const decode = (text: string): string =>
  text
    .replace(/&(#?\w+);/g, (whole, name: string) => names[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

interface Open {
  readonly tag: string;
  /** Whether its words are left aside: a quotation in another language, or nothing to read at all. */
  readonly aside: boolean;
}

export function readPage(html: string): PageText {
  const document = html.replace(/<!DOCTYPE[^>]*>|<!--.*?-->/gis, '');
  const texts: string[] = [];
  const contents: string[] = [];
  const open: Open[] = [];
  const language = /<html[^>]*\slang="([^"]*)"/.exec(document)?.[1] ?? '';
  const primary = language.split('-')[0];
  const isAside = () => open.at(-1)?.aside ?? false;
  const keep = (text: string) => {
    const read = decode(text);
    if (read === '' || isAside()) return;
    if (open.some(({ tag }) => tag === 'bdi')) contents.push(read);
    else texts.push(read);
  };

  for (const [, text = '', raw, close, tag = '', rest = ''] of document.matchAll(
    /([^<]+)|<(script|style)\b[^>]*>.*?<\/\2>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gs,
  )) {
    if (raw) continue;
    if (text) keep(text);
    else if (close) closeTo(tag.toLowerCase());
    else begin(tag.toLowerCase(), rest);
  }

  function begin(tag: string, attributes: string): void {
    const own = /\slang="([^"]*)"/.exec(attributes)?.[1];
    const aside =
      tag !== 'html' && (unread.has(tag) || (own === undefined ? isAside() : own.split('-')[0] !== primary));
    const isEmpty = empty.test(tag) || attributes.endsWith('/');
    open.push({ tag, aside });
    for (const name of spoken) keep(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    if (isEmpty) open.pop();
  }

  function closeTo(tag: string): void {
    const place = open.findLastIndex((one) => one.tag === tag);
    if (place >= 0) open.length = place;
  }

  return {
    language,
    title: decode(/<title[^>]*>(.*?)<\/title>/s.exec(document)?.[1] ?? ''),
    headings: [...document.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inside = '']) =>
      decode(inside.replace(/<[^>]+>/g, '')),
    ),
    texts,
    contents,
  };
}
