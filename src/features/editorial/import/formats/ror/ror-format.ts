import { failed, success } from '../../../../../platform/kernel/result.ts';
import { rorOf } from '../facts/ror.ts';
import type { Format } from '../format.ts';
import { ndjsonEntries } from '../ndjson/ndjson-entries.ts';
import { readLine } from '../ndjson/read-line.ts';
import { institutionDraft } from './institution-draft.ts';
import { rorRecord } from './ror-record.ts';

export const rorFormat: Format = {
  name: 'ror',
  reader: 1,
  entries: ndjsonEntries,
  async read(entry) {
    const record = readLine(entry, rorRecord);
    if (!record.ok) return record;
    const ror = rorOf(record.value.id);
    if (ror === undefined) return failed({ reason: `"${record.value.id}" is not the id of an organisation` });
    const main = institutionDraft(ror, record.value);
    return success({ unit: { mentioned: [], main, members: [] }, contents: [], wanted: [], problems: [] });
  },
};
