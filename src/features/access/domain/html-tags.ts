/** A tag of stored HTML and where it stands. */
export interface Tag {
  readonly name: string;
  readonly kind: 'opens' | 'closes' | 'stands alone';
  readonly start: number;
  readonly end: number;
}

const anyTag = /<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** The tags of well-formed HTML, which is the only kind that is stored. */
export function* tagsOf(html: string): Generator<Tag> {
  for (const { 0: written, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(anyTag)) {
    const alone = rest.endsWith('/') || empty.has(name.toLowerCase());
    const kind = slash ? 'closes' : alone ? 'stands alone' : 'opens';
    yield { name: name.toLowerCase(), kind, start: index, end: index + written.length };
  }
}
