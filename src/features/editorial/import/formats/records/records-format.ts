import { success } from '../../../../../platform/kernel/result.ts';
import { journalBeside } from '../facts/journal-beside.ts';
import type { Format } from '../format.ts';
import { ndjsonEntries } from '../ndjson/ndjson-entries.ts';
import { readLine } from '../ndjson/read-line.ts';
import { articleRecord } from './article-record.ts';
import { recordArticle } from './record-article.ts';

/** Metadata of articles without their text, one record a line. */
export const recordsFormat: Format = {
  name: 'records',
  reader: 1,
  entries: ndjsonEntries,
  async read(entry, files) {
    const record = readLine(entry, articleRecord);
    if (!record.ok) return record;
    const { unit, problems } = recordArticle(record.value, await journalBeside(files));
    return success({ unit, contents: [], wanted: [], problems });
  },
};
