import type { ContentsEntry } from '../../../content/issue/domain/contents.ts';
import { byColumn, columnName } from '../../../content/issue/domain/listed-paper.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** A row of the contents: a section, or a paper below one. */
export interface ContentsRow {
  readonly id: string;
  readonly depth: number;
  /** Of a section. */
  readonly names: Text;
  /** Of a paper. */
  readonly entry?: ContentsEntry;
}

export const sectionRow = (id: string, names: Text): ContentsRow => ({ id, depth: 0, names });
export const paperRow = (entry: ContentsEntry): ContentsRow => ({ id: entry.id, depth: 1, names: {}, entry });

/** The papers of an issue under their sections, as readers see them. */
export const rowsOf = (entries: readonly ContentsEntry[]): ContentsRow[] =>
  byColumn(entries.filter(({ out }) => !out)).flatMap(({ names, papers }, place) => [
    sectionRow(`section-${place}`, names),
    ...papers.map(paperRow),
  ]);

export const entriesIn = (rows: readonly ContentsRow[]): ContentsEntry[] => rows.flatMap(({ entry }) => entry ?? []);

/** The rows with each paper in the section below which it stands now. One that is called the same already keeps its own words. */
export function underSections(rows: readonly ContentsRow[]): ContentsRow[] {
  let names: Text = {};
  return rows.map((row) => {
    if (!row.entry) names = row.names;
    return row.entry && columnName(row.entry.part) !== columnName(names)
      ? paperRow({ ...row.entry, part: names })
      : row;
  });
}

/** A section with other names, which all its papers get. */
export function renamed(rows: readonly ContentsRow[], id: string, written: Text): ContentsRow[] {
  const names = Object.fromEntries(Object.entries(written).filter(([, name]) => name));
  let isWithin = false;
  return rows.map((row) => {
    if (!row.entry) isWithin = row.id === id;
    if (!isWithin) return row;
    return row.entry ? paperRow({ ...row.entry, part: names }) : sectionRow(id, names);
  });
}

/** The rows with a paper at the end of a section. */
export function placedIn(rows: readonly ContentsRow[], section: string, entry: ContentsEntry): ContentsRow[] {
  const others = rows.filter(({ id }) => id !== entry.id);
  const from = others.findIndex(({ id }) => id === section);
  const next = others.findIndex((row, place) => place > from && !row.entry);
  return underSections(others.toSpliced(next === -1 ? others.length : next, 0, paperRow(entry)));
}
