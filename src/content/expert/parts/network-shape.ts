import type { Expert } from '../contract.ts';

type Person = Pick<Expert['coAuthors'][number], 'id' | 'name' | 'papers'>;

/** The size of the drawing, in its own units. */
export const networkSize = { width: 400, height: 320 } as const;

const middle = { x: networkSize.width / 2, y: networkSize.height / 2 };
const reach = { x: 104, y: 120 };
const longestLabel = 15;

/** One person in the middle, the others around in their order from the top: the same people always make the same drawing. */
export function networkShape(people: readonly Person[], ties: Expert['ties']) {
  const most = Math.max(1, ...people.map(({ papers }) => papers));
  const placed = people.map(({ id, name, papers }, place) => {
    const angle = (place / people.length) * 2 * Math.PI - Math.PI / 2;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const radius = rounded(5 + 8 * Math.sqrt(papers / most));
    const isAtSide = Math.abs(across) > 0.25;
    const side = across > 0 ? 1 : -1;
    const [x, y] = [rounded(middle.x + across * reach.x), rounded(middle.y + down * reach.y)];
    return {
      id,
      label: shortened(name),
      x,
      y,
      radius,
      /** How thick the line to the middle is. */
      line: rounded(1 + 5 * (papers / most)),
      labelX: isAtSide ? rounded(x + side * (radius + 5)) : x,
      labelY: rounded(isAtSide ? y + 4 : y + (down < 0 ? -radius - 6 : radius + 15)),
      anchor: isAtSide ? (side > 0 ? ('start' as const) : ('end' as const)) : ('middle' as const),
    };
  });
  const byId = new Map(placed.map((one) => [one.id, one]));
  return {
    middle,
    people: placed,
    ties: ties.flatMap(({ between: [one, other], papers }) => {
      const [from, to] = [byId.get(one), byId.get(other)];
      if (!from || !to) return [];
      return [
        {
          id: `${one}-${other}`,
          x1: from.x,
          y1: from.y,
          x2: to.x,
          y2: to.y,
          line: rounded(0.75 + 2.25 * (papers / most)),
        },
      ];
    }),
  };
}

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > longestLabel
    ? `${letters
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`
    : name;
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
