import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pythonWith } from './tools/python.ts';

/** What a harvester was told of a record. */
export interface Heard {
  readonly identifier: string;
  readonly datestamp: string;
  readonly isDeleted: boolean;
}

/** Harvesters that others wrote. */
export const harvesters = {
  Sickle: { package: { name: 'Sickle', version: '0.7.0' }, script: 'harvest_sickle.py' },
  'oaipmh-scythe': { package: { name: 'oaipmh-scythe', version: '0.16.0' }, script: 'harvest_scythe.py' },
} as const;

export type Harvester = keyof typeof harvesters;

/** All records since a moment, or from the beginning, in the order in which they came. */
export function harvest(
  harvester: Harvester,
  address: string,
  { prefix = 'oai_dc', since = '' } = {},
  heard: (record: Heard) => void = () => {},
): Promise<Heard[]> {
  const { package: wanted, script } = harvesters[harvester];
  const file = join(import.meta.dirname, 'clients', script);
  const child = spawn(join(pythonWith(wanted), 'bin', 'python'), [file, address, prefix, since], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const records: Heard[] = [];
  let problem = '';
  child.stderr.on('data', (piece: Buffer) => {
    problem += piece;
  });
  createInterface(child.stdout).on('line', (line) => {
    const [identifier, datestamp, isDeleted] = JSON.parse(line) as [string, string, boolean];
    const record = { identifier, datestamp, isDeleted };
    records.push(record);
    heard(record);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(records) : reject(new Error(`${harvester} gave up: ${problem.trim().split('\n').at(-1)}`)),
    );
  });
}

/** What a harvester knows in the end: of each record the last that it was told. */
export const known = (records: readonly Heard[]): Map<string, Heard> =>
  new Map(records.map((record) => [record.identifier, record]));

/** The moment by the clock of the repository, from which the next harvest goes on. */
export async function momentAt(address: string): Promise<string> {
  const text = await (await fetch(`${address}?verb=Identify`)).text();
  return /<responseDate>(.*?)<\/responseDate>/.exec(text)?.[1] ?? '';
}

/** The middle of what one page takes, in milliseconds, at each of these places of a list. */
export async function pageTimes(address: string, places: readonly number[], times = 15): Promise<Map<number, number>> {
  const addresses = new Map<number, string>();
  let next: string | undefined = `${address}?verb=ListRecords&metadataPrefix=oai_dc`;
  for (let place = 0; next && place <= Math.max(...places); place += 1) {
    if (places.includes(place)) addresses.set(place, next);
    const text: string = await (await fetch(next)).text();
    const token: string | undefined = /<resumptionToken[^>]*>([^<]+)</.exec(text)?.[1];
    next = token && `${address}?verb=ListRecords&resumptionToken=${token}`;
  }
  const taken = new Map([...addresses.keys()].map((place): [number, number[]] => [place, []]));
  // In turn, so that whatever else the machine does meets all of them.
  for (let round = 0; round < times; round += 1)
    for (const [place, one] of addresses) {
      const begun = performance.now();
      await (await fetch(one)).text();
      taken.get(place)?.push(performance.now() - begun);
    }
  const middle = (all: readonly number[]) => all.toSorted((one, two) => one - two)[all.length >> 1] ?? Number.NaN;
  return new Map([...taken].map(([place, all]) => [place, middle(all)]));
}
