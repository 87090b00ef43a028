import { useRef, useState } from 'react';
import type { ContentsEntry } from '../../../content/issue/domain/contents.ts';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import {
  type ContentsRow,
  entriesIn,
  paperRow,
  placedIn,
  renamed,
  rowsOf,
  sectionRow,
  underSections,
} from './contents-rows.ts';

/** The contents of an issue as rows. A section without papers is in the rows alone, for as long as the form is open. */
export function useContents(entries: readonly ContentsEntry[], onChange: (entries: readonly ContentsEntry[]) => void) {
  const [drawn, setDrawn] = useState<readonly ContentsRow[]>(() => rowsOf(entries));
  const count = useRef(0);
  const leaving = entries.filter(({ out }) => out);
  const staying = canonicalJson(entries.filter(({ out }) => !out));
  const rows = canonicalJson(entriesIn(drawn)) === staying ? drawn : rowsOf(entries);

  function change(changed: readonly ContentsRow[], left = leaving) {
    setDrawn(changed);
    onChange([...entriesIn(changed), ...left]);
  }
  const begun = () => {
    count.current += 1;
    return sectionRow(`new-section-${count.current}`, {});
  };

  return {
    rows,
    leaving,
    move: (moved: readonly ContentsRow[]) => change(underSections(moved)),
    write: (entry: ContentsEntry) => change(rows.map((row) => (row.id === entry.id ? paperRow(entry) : row))),
    place: (entry: ContentsEntry, section: string) => change(placedIn(rows, section, entry)),
    rename: (section: string, names: ContentsRow['names']) => change(renamed(rows, section, names)),
    /** Its papers stay, without a section. */
    removeSection: (section: string) => change(rowsOf([...entriesIn(renamed(rows, section, {}))])),
    takeOut: (entry: ContentsEntry) =>
      change(
        rows.filter(({ id }) => id !== entry.id),
        [...leaving, { ...entry, out: true }],
      ),
    /** Puts a paper at the end of a section, or of the last one. */
    add(entry: ContentsEntry, section: string | undefined) {
      const withOne = rows.length > 0 ? rows : [begun()];
      const at = section ?? withOne.findLast((row) => !row.entry)?.id ?? '';
      change(
        placedIn(withOne, at, { ...entry, out: false }),
        leaving.filter(({ id }) => id !== entry.id),
      );
    },
    addSection(): string {
      const section = begun();
      change([...rows, section]);
      return section.id;
    },
  };
}
