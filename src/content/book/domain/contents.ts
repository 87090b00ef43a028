interface Placed {
  readonly position: number;
  readonly parentPosition: number | null;
}

export type Nested<Entry> = Entry & { readonly entries: readonly Nested<Entry>[] };

/** Contents as a tree. An entry whose parent is not before it stands at the top: nothing is lost, and nothing turns in a circle. */
export function contentsTree<Entry extends Placed>(entries: readonly Entry[]): Nested<Entry>[] {
  const top: Nested<Entry>[] = [];
  const known = new Map<number, Nested<Entry>[]>();
  for (const entry of entries) {
    const below: Nested<Entry>[] = [];
    const siblings = entry.parentPosition === null ? undefined : known.get(entry.parentPosition);
    (siblings ?? top).push({ ...entry, entries: below });
    known.set(entry.position, below);
  }
  return top;
}

/** Numbered below the number of what it stands in, as 2.1 is in 2, it is no chapter. The chapters of a part are. */
export function isSection(
  { label, parentPosition }: Placed & { readonly label: string | null },
  entries: readonly (Placed & { readonly label: string | null })[],
): boolean {
  const above = entries.find(({ position }) => position === parentPosition)?.label;
  return !!above && !!label && /^[.\-–]\d/.test(label.startsWith(above) ? label.slice(above.length) : '');
}
