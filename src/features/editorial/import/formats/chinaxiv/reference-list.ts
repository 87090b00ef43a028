/** A paragraph, heading, formula or table of scanned text: what stands between two empty lines. */
export type Block = string;

export const headingOf = (block: Block): string | undefined => /^#{1,6}[ \t]+(.*)$/.exec(block.trim())?.[1]?.trim();

export interface ReferenceList {
  /** The text without the list. */
  readonly text: readonly Block[];
  /** Each entry as it is printed, with its number if it has one. Nothing of the list is lost. */
  readonly entries: readonly { readonly label: string | null; readonly markdown: string }[];
}

const title = /^[[【(（]?\s*(?:参\s*考\s*文\s*献|references|literature cited)/i;
const fewest = 3;

/** The list of references, if it can be recognised; else the text stays as it is. */
export function referenceList(blocks: readonly Block[]): ReferenceList {
  const none: ReferenceList = { text: blocks, entries: [] };
  const begin = blocks.findLastIndex((block) => title.test(headingOf(block) ?? '') && block.length < 60);
  if (begin === -1) return none;
  const nextHeading = blocks.findIndex((block, place) => place > begin && headingOf(block) !== undefined);
  const section = blocks.slice(begin + 1, nextHeading === -1 ? undefined : nextHeading);
  const numbered = numberedEntries(section);
  const found = numbered.entries.length >= fewest ? numbered : namedEntries(section);
  if (found.entries.length < fewest) return none;
  const text = [...blocks.slice(0, begin), ...blocks.slice(begin + 1 + found.blocks)];
  return { text, entries: found.entries };
}

interface Found {
  readonly entries: ReferenceList['entries'];
  /** How many blocks of the section they fill. */
  readonly blocks: number;
}

const nothing: Found = { entries: [], blocks: 0 };
const marker = /[[［〔](\d{1,3})[\]］〕]|^(\d{1,3})[.．、](?!\d)/gm;
const separator = '\n\n';

/** `[1] … [2] …`: numbers that count up, wherever on a line they stand. What follows the last entry's paragraph is text again. */
function numberedEntries(section: readonly Block[]): Found {
  const whole = section.join(separator);
  const marks: { number: number; at: number; end: number }[] = [];
  for (const found of whole.matchAll(marker)) {
    const number = Number(found[1] ?? found[2]);
    const last = marks.at(-1);
    // The scanner may miss a number or two.
    const follows = last ? number > last.number && number <= last.number + 3 : number === 1;
    if (follows) marks.push({ number, at: found.index, end: found.index + found[0].length });
  }
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last || whole.slice(0, first.at).trim() !== '') return nothing;
  const blockEnd = whole.indexOf(separator, last.end);
  const end = blockEnd === -1 ? whole.length : blockEnd;
  const entries = marks.map(({ number, end: from }, place) => ({
    label: String(number),
    markdown: whole.slice(from, marks[place + 1]?.at ?? end).trim(),
  }));
  return { entries, blocks: whole.slice(0, end).split(separator).length };
}

const endsLine = /[ ]{2,}\n/;
const withYear = /(?:19|20)\d{2}|[（(]\s*(?:in press|待刊)/i;

/** Names and years, one entry a line. */
function namedEntries(section: readonly Block[]): Found {
  let blocks = 0;
  for (const block of section) {
    const lines = block.split(endsLine);
    if (lines.filter((line) => withYear.test(line)).length < lines.length / 2) break;
    blocks += 1;
  }
  const lines = section.slice(0, blocks).flatMap((block) => block.split(endsLine));
  const entries = lines
    .map((line) => ({ label: null, markdown: line.trim() }))
    .filter(({ markdown }) => markdown !== '');
  return { entries, blocks };
}
