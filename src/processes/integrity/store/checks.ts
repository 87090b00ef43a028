import type { Check } from '../use-cases/check.ts';
import { bodyFiles } from './checks/body-files.ts';
import { citations } from './checks/citations.ts';
import { columnBodies } from './checks/column-bodies.ts';
import { deadLetters } from './checks/dead-letters.ts';
import { details } from './checks/details.ts';
import { experts } from './checks/experts.ts';
import { foreignKeys } from './checks/foreign-keys.ts';
import { importEntries } from './checks/import-entries.ts';
import { institutions } from './checks/institutions.ts';
import { itemCounters } from './checks/item-counters.ts';
import { members } from './checks/members.ts';
import { merges } from './checks/merges.ts';
import { monthsOfUse } from './checks/months-of-use.ts';
import { namedFiles } from './checks/named-files.ts';
import { parkedMarks } from './checks/parked-marks.ts';
import { referenceCounts } from './checks/reference-counts.ts';
import { relations } from './checks/relations.ts';
import { sealedLog } from './checks/sealed-log.ts';
import { storedFiles } from './checks/stored-files.ts';
import { versions } from './checks/versions.ts';
import { waitingMarks } from './checks/waiting-marks.ts';

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
