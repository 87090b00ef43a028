import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Id } from '../../src/platform/kernel/id.ts';
import type { Tally } from './judge-site.ts';

/** From the root of the checkout: the program is bundled elsewhere. Runs of other formats or sites may go on at the same time. */
const fileOf = (all: readonly Tally[], sites: readonly string[]): string => {
  const names = [...all.map(({ standard }) => standard.name), ...sites].map((name) => name.replaceAll(/\W/g, ''));
  return resolve(`tests/results/conformance-${names.join('-')}.json`);
};

interface Written {
  /** By site, the last work that was judged. */
  readonly judged: Readonly<Record<number, Id>>;
  readonly tallies: readonly Omit<Tally, 'standard'>[];
}

/** How far a run came: written after each batch, so that the next run goes on from there. */
export function progressOf(all: readonly Tally[], sites: readonly string[] = []) {
  const file = fileOf(all, sites);
  const judged: Record<number, Id> = {};
  return {
    /** Takes up what an earlier run of the same formats left; false where there is nothing. */
    takeUp(): boolean {
      if (!existsSync(file)) return false;
      const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
      Object.assign(judged, written.judged);
      for (const [at, tally] of all.entries()) Object.assign(tally, written.tallies[at]);
      return true;
    },
    lastOf: (site: number): Id | undefined => judged[site],
    keep(site: number, last: Id | undefined): void {
      if (last) judged[site] = last;
      const written: Written = { judged, tallies: all.map(({ standard: _, ...tally }) => tally) };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(written));
    },
    finish: () => rmSync(file, { force: true }),
  };
}
