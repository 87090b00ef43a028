/** A picture that a text shows, as it stands in the finished HTML. */
export interface ShownFigure {
  readonly anchor: string;
  /** As the text names it. */
  readonly file: string;
  readonly alternative: string;
  /** Safe HTML, empty if there is none. */
  readonly caption: string;
}

export interface ShownTable {
  readonly anchor: string;
  /** Safe HTML. */
  readonly html: string;
}

const figure = /<figure id="([^"]+)">((?:(?!<\/figure>)[\s\S])*)<\/figure>/g;
const image = /<img data-file="([^"]*)" alt="([^"]*)"/;
const figcaption = /<figcaption>([\s\S]*)<\/figcaption>/;

const unescaped = (attribute: string): string =>
  attribute.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export function* figuresOf(html: string): Generator<ShownFigure> {
  for (const [, anchor = '', content = ''] of html.matchAll(figure)) {
    const [, file, alternative = ''] = image.exec(content) ?? [];
    if (file === undefined) continue;
    const caption = figcaption.exec(content)?.[1]?.trim() ?? '';
    yield { anchor, file: unescaped(file), alternative: unescaped(alternative), caption };
  }
}

const tableEdge = /<table(?: id="([^"]+)")?[^>]*>|<\/table>/g;

/** Tables that stand inside another one belong to it. */
export function* tablesOf(html: string): Generator<ShownTable> {
  let depth = 0;
  let begin = 0;
  let anchor = '';
  for (const edge of html.matchAll(tableEdge)) {
    const closes = edge[0].startsWith('</');
    if (!closes && depth === 0) {
      begin = edge.index;
      anchor = edge[1] ?? '';
    }
    depth = Math.max(0, depth + (closes ? -1 : 1));
    if (closes && depth === 0 && anchor !== '') yield { anchor, html: html.slice(begin, edge.index + edge[0].length) };
  }
}
