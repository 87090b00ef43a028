import type { NavigationEntry } from './frame.ts';

/** The way from the top of the navigation to the first entry that leads to a page, that entry last; empty where none does. */
export function wayTo(navigation: readonly NavigationEntry[], path: string): readonly NavigationEntry[] {
  for (const entry of navigation) {
    if (entry.href.split('?')[0]?.toLowerCase() === path.toLowerCase()) return [entry];
    const below = wayTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
