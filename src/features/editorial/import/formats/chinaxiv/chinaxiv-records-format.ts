import { failed, success } from '../../../../../platform/kernel/result.ts';
import type { Format } from '../format.ts';
import { ndjsonEntries } from '../ndjson/ndjson-entries.ts';
import { readLine } from '../ndjson/read-line.ts';
import { paperDraft } from './paper-draft.ts';
import { paperName, paperRecord } from './paper-record.ts';

/** Records of Chinese preprints without their text. */
export const chinaxivRecordsFormat: Format = {
  name: 'chinaxiv-records',
  reader: 1,
  entries: ndjsonEntries,
  async read(entry) {
    const record = readLine(entry, paperRecord);
    if (!record.ok) return record;
    const name = paperName(record.value.id);
    if (name === undefined) return failed({ reason: `"${record.value.id}" is not the number of a preprint` });
    const { unit, problems } = paperDraft(record.value, name.key, Math.min(name.version, 50));
    return success({ unit, contents: [], wanted: [], problems });
  },
};
