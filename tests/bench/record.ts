import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Finding, inWords, verdict } from './verdict.ts';

const file = join(import.meta.dirname, '../../docs/measurements.md');
const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, shared`;

/** Adds a row to the table; rows of earlier days stay, so that a slow decay can be seen. */
export function record(finding: Finding): void {
  const cells = [
    new Date().toISOString().slice(0, 10),
    finding.name,
    `${inWords(finding.figure)} ${finding.unit}`,
    `${inWords(finding.median)} ${finding.unit}`,
    finding.bar === null ? '' : `≤ ${finding.bar} ${finding.unit}`,
    verdict(finding),
    machine,
    finding.method,
  ];
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n| ${cells.join(' | ')} |\n`);
}
