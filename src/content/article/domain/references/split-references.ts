export interface PastedEntry {
  readonly label: string | null;
  /** One line, without its number. */
  readonly printed: string;
}

const most = 2_000;
/** `[1]`, `［1］`, `(1)`, `1.`, `1、` at the beginning of a line. */
const numbered = /^\s*(?:[[［〔(（](\d{1,4})[\]］〕)）]|(\d{1,4})(?:[.．](?!\d)|、|\t))\s*/;

/** The entries of a pasted list: by their numbers where they have some, else by empty lines, else a line each. */
export function splitReferences(pasted: string): readonly PastedEntry[] {
  const lines = pasted.replaceAll('\r', '').split('\n');
  const blocks = isNumbered(lines)
    ? atEach(lines, (line) => numbered.test(line))
    : lines.slice(0, -1).some((line, place) => line.trim() === '' && place > 0)
      ? atEach(lines, (line, before) => line.trim() !== '' && before?.trim() === '')
      : lines.map((line) => [line]);
  return blocks
    .map(entryOf)
    .filter(({ printed }) => printed !== '')
    .slice(0, most);
}

function isNumbered(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim() !== '');
  return first !== undefined && numbered.test(first);
}

/** Begins anew at each line that says so; what stands before the first is an entry too. */
function atEach(lines: readonly string[], begins: (line: string, before: string | undefined) => boolean): string[][] {
  const blocks: string[][] = [[]];
  for (const [place, line] of lines.entries()) {
    if (begins(line, lines[place - 1])) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

function entryOf(lines: readonly string[]): PastedEntry {
  const joined = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .reduce((whole, line) => (isJoined(whole, line) ? whole + line : `${whole} ${line}`), '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found = numbered.exec(joined);
  return found
    ? { label: found[1] ?? found[2] ?? null, printed: joined.slice(found[0].length) }
    : { label: null, printed: joined };
}

/** Chinese is broken between any two signs; a page range or an address may be too. */
const isJoined = (before: string, after: string): boolean =>
  /[\p{Script=Han}，。：；、（）]$/u.test(before) && /^[\p{Script=Han}，。：；、（）]/u.test(after);
