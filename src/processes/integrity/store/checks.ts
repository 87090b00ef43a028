import type { Check } from '../use-cases/check.ts';
import { citations, itemCounters, monthsOfUse, referenceCounts } from './checks/counts.ts';
import { bodyFiles, columnBodies, namedFiles, storedFiles } from './checks/files.ts';
import { experts, institutions, members, merges, relations, versions } from './checks/links.ts';
import { deadLetters, parkedMarks, waitingMarks } from './checks/marks.ts';
import { details, foreignKeys, importEntries } from './checks/rows.ts';
import { sealedLog } from './checks/sealed-log.ts';

/** Everything that must be true of every site, the gravest first. */
export const checks: readonly Check[] = [
  storedFiles,
  foreignKeys,
  sealedLog,
  details,
  importEntries,
  namedFiles,
  columnBodies,
  bodyFiles,
  members,
  relations,
  experts,
  institutions,
  merges,
  versions,
  citations,
  referenceCounts,
  itemCounters,
  monthsOfUse,
  parkedMarks,
  deadLetters,
  waitingMarks,
];
