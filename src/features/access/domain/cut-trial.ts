/** However a text is divided, its beginning is no more than this part of it. */
const largestShare = 1 / 3;

/** Elements that a cut may leave in the middle of: they hold blocks and mean nothing by being whole. */
const holders = new Set(['section', 'div', 'article']);
const blocks = new Set(['p', 'ul', 'ol', 'dl', 'figure', 'aside', 'blockquote', 'section', 'div', 'pre']);

/**
 * The beginning of a text for those who may not read all of it: what stands before its first section, else that section, never more
 * than a third. What is left is well-formed; its pictures are the low forms, and links to what was cut away lead nowhere.
 */
export const cutTrial = (html: string, lowForms: ReadonlyMap<string, string>): string =>
  withoutDeadLinks(withLowPictures(beginningOf(html), lowForms));

function beginningOf(html: string): string {
  const most = Math.floor(html.length * largestShare);
  const open: string[] = [];
  let end = 0;
  let left: readonly string[] = [];
  for (const tag of tagsOf(html)) {
    if (tag.end > most) break;
    const opensSection = tag.name === 'section' && tag.kind === 'opens' && open.length === 0;
    if (opensSection && end > 0) break;
    if (tag.kind === 'opens') open.push(tag.name);
    if (tag.kind !== 'closes') continue;
    open.pop();
    if (!blocks.has(tag.name) || !open.every((name) => holders.has(name))) continue;
    end = tag.end;
    left = [...open];
    if (tag.name === 'section' && open.length === 0) break;
  }
  return (
    html.slice(0, end) +
    left
      .map((name) => `</${name}>`)
      .reverse()
      .join('')
  );
}

const picture = /<img\b(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
const address = /\ssrc="\/files\/([0-9a-f]{64})[^"]*"/;

/** A picture without a low form is left out: better none than the original. */
const withLowPictures = (html: string, lowForms: ReadonlyMap<string, string>): string =>
  html.replace(picture, (written) => {
    const low = lowForms.get(address.exec(written)?.[1] ?? '');
    return low ? written.replace(address, ` src="/files/${low}"`) : '';
  });

function withoutDeadLinks(html: string): string {
  const anchors = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id));
  return html.replace(/(<a\b[^>]*?)\shref="#([^"]*)"/g, (written, before: string, target: string) =>
    anchors.has(target) ? written : before,
  );
}

/** A tag of stored HTML and where it stands. */
interface Tag {
  readonly name: string;
  readonly kind: 'opens' | 'closes' | 'stands alone';
  readonly start: number;
  readonly end: number;
}

const anyTag = /<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** The tags of well-formed HTML, which is the only kind that is stored. */
function* tagsOf(html: string): Generator<Tag> {
  for (const { 0: written, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(anyTag)) {
    const alone = rest.endsWith('/') || empty.has(name.toLowerCase());
    const kind = slash ? 'closes' : alone ? 'stands alone' : 'opens';
    yield { name: name.toLowerCase(), kind, start: index, end: index + written.length };
  }
}
