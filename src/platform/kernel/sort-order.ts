export const directions = ['desc', 'asc'] as const;
export type Direction = (typeof directions)[number];

/** Their names in `platform/ui/messages`. */
export const directionNames = { asc: 'ui.sort.ascending', desc: 'ui.sort.descending' } as const;

export interface SortOrder {
  readonly by: string;
  /** What has no direction of its own begins with the greatest, or the newest. */
  readonly direction: Direction | undefined;
}

/** An order as the specification writes it: a field and a direction, `visits,desc`; the direction may be left out. */
export function readSortOrder(given: string): SortOrder | undefined {
  const read = /^\s*([\w-]{1,40})\s*(?:,\s*(asc|desc)\s*)?$/.exec(given);
  return read?.[1] ? { by: read[1], direction: read[2] as Direction | undefined } : undefined;
}
