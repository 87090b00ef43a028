import { expect, test } from 'vitest';
import { networkShape, networkSize } from './network-shape.ts';

const person = (id: string, papers: number, name = id) => ({ id, name, papers });

test('everybody stands inside the drawing, and who shares more papers is larger', () => {
  const people = Array.from({ length: 12 }, (_, place) => person(`p${place}`, 12 - place));
  const shape = networkShape(people, []);
  for (const { x, y, radius } of shape.people) {
    expect(x - radius).toBeGreaterThan(0);
    expect(x + radius).toBeLessThan(networkSize.width);
    expect(y - radius).toBeGreaterThan(0);
    expect(y + radius).toBeLessThan(networkSize.height);
  }
  const radii = shape.people.map(({ radius }) => radius);
  expect(radii).toEqual([...radii].sort((one, other) => other - one));
});

test('a tie joins two who are shown; of others nothing is drawn', () => {
  const shape = networkShape(
    [person('a', 2), person('b', 1)],
    [
      { between: ['a', 'b'], papers: 1 },
      { between: ['a', 'gone'], papers: 1 },
    ],
  );
  expect(shape.ties).toHaveLength(1);
  expect(shape.ties[0]).toMatchObject({ x1: shape.people[0]?.x, y2: shape.people[1]?.y });
});

test('a long name is shortened, so that it stays inside', () => {
  const [drawn] = networkShape([person('a', 1, 'Maximiliane von Muster-Beispiel')], []).people;
  expect([...(drawn?.label ?? '')]).toHaveLength(15);
});
