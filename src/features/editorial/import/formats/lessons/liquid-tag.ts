/** `{% include figure.html filename="a.png" caption="…" %}` */
export interface LiquidTag {
  readonly written: string;
  readonly name: string;
  /** What an `include` includes. */
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
}

const longest = 10_000;
const head = /^\{%-?\s*(\w+)\s*([\w./-]*)/;
const pair = /([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;

/** The tag that begins at this place of a text. */
export function liquidTagAt(source: string, at: number): LiquidTag | undefined {
  if (!source.startsWith('{%', at)) return undefined;
  const end = source.slice(at, at + longest).indexOf('%}');
  if (end === -1) return undefined;
  const written = source.slice(at, at + end + 2);
  const [, name, file = ''] = head.exec(written) ?? [];
  if (name === undefined) return undefined;
  const values: Record<string, string> = {};
  for (const [, key = '', double, single] of written.matchAll(pair)) {
    values[key] = (double ?? single ?? '').replace(/\\(["'\\])/g, '$1');
  }
  return { written, name, file, values };
}
