import { medianOf } from './paired-ratio.ts';

type Sides<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

/**
 * Measures all sides once a round, so that each round is one moment of the machine. Every other round goes backwards: what is
 * measured first after a pause must not always be the same side.
 */
export async function alternate<Name extends string>(
  sides: Sides<Name>,
  rounds: number,
  report: (round: number) => void = () => {},
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) measured[name].push(await sides[name]());
    report(round + 1);
  }
  return measured;
}

export const zip = (base: readonly number[], measured: readonly number[]): [number, number][] =>
  base.map((value, round) => [value, measured[round] as number]);

export const printSides = (title: string, measured: Readonly<Record<string, readonly number[]>>): void => {
  const sides = Object.entries(measured).map(([name, values]) => `${name} ${medianOf(values).toFixed(0)}`);
  console.log(`${title}, CPU µs each: ${sides.join(', ')}`);
};
