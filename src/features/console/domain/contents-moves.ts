import { endOf, type Moved, type Moves, type Placed, put, treeMoves } from './tree-moves.ts';

/**
 * The contents of an issue: sections, and papers one step below them. A section goes with its papers; a paper that steps over the
 * edge of its section goes on in the next one, and never becomes a section.
 */
const levels = treeMoves(1);

const isSection = ({ depth }: Placed): boolean => depth === 0;

/** The place of the section in which an entry stands, or which it is. */
const sectionAt = (entries: readonly Placed[], place: number): number =>
  entries.findLastIndex((entry, at) => at <= place && isSection(entry));

export const contentsMoves: Moves = {
  ways: ['up', 'down'],
  takesIn: isSection,

  stepped(entries, place, way) {
    const moved = levels.stepped(entries, place, way);
    const section = sectionAt(entries, place);
    if (moved.entries !== entries || section === place) return moved;
    const next = endOf(entries, section);
    if (way === 'up') return section > 0 ? put(entries, place, section, 1) : moved;
    return next < entries.length ? put(entries, place, next + 1, 1) : moved;
  },

  dropped(entries, place, target, side) {
    const stays = { entries, place };
    const section = sectionAt(entries, target);
    if (place === target) return stays;
    if (sectionAt(entries, place) === place) return section === place ? stays : sectionDropped(entries, place, section);
    if (section !== target) return levels.dropped(entries, place, target, side === 'before' ? side : 'after');
    if (side === 'inside') return put(entries, place, endOf(entries, target), 1);
    if (side === 'after') return put(entries, place, target + 1, 1);
    return target > 0 ? put(entries, place, target, 1) : stays;
  },
};

/** It takes the place of the section on which it is dropped. */
const sectionDropped = <Entry extends Placed>(
  entries: readonly Entry[],
  place: number,
  section: number,
): Moved<Entry> => put(entries, place, section > place ? endOf(entries, section) : section, 0);
