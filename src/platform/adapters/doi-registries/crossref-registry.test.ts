import { expect, test } from 'vitest';
import { readDiagnostic } from './crossref-registry.ts';

const doi = '10.5072/light';
const record = (status: string, of: string, words: string) =>
  `<record_diagnostic status="${status}" msg_id="4"><doi>${of}</doi><msg>${words}</msg></record_diagnostic>`;
const completed = (...records: string[]) =>
  `<?xml version="1.0"?><doi_batch_diagnostic status="completed" sp="a"><batch_id>one</batch_id>${records.join('')}</doi_batch_diagnostic>`;

test.each([
  ['nothing of that name', '<doi_batch_diagnostic status="unknown_submission" sp="a"/>', { state: 'unknown' }],
  ['a queue', '<doi_batch_diagnostic sp="a" status="queued"/>', { state: 'pending' }],
  ['work', '<doi_batch_diagnostic status="in_process" sp="a"/>', { state: 'pending' }],
  ['no answer', '<html>Maintenance</html>', { state: 'silent', problem: 'busy' }],
  ['success', completed(record('Success', '10.5072/LIGHT', 'Successfully added')), { state: 'registered' }],
  [
    'a warning',
    completed(record('Warning', doi, 'Added with conflict')),
    { state: 'registered', message: 'Added with conflict' },
  ],
  [
    'a failed figure',
    completed(record('Success', doi, 'Added'), record('Failure', `${doi}/f1`, 'cvc-type: &lt;bad&gt;')),
    { state: 'refused', problem: 'partial', message: `${doi}/f1: cvc-type: <bad>` },
  ],
  ['a failure', completed(record('Failure', doi, 'cvc-type.3')), { state: 'refused', problem: 'content' }],
  [
    'an old version',
    completed(
      record(
        'Failure',
        doi,
        'Record not processed because submitted version: 1 is less or equal to previously submitted version (DOI match), timestamp',
      ),
    ),
    { state: 'refused', problem: 'outdated' },
  ],
  [
    'a prefix of others',
    completed(record('Failure', doi, 'User not allowed to add records for prefix: 10.5072')),
    { state: 'refused', problem: 'not-permitted' },
  ],
  [
    'a file that can’t be read',
    completed(record('Failure', '', 'Error: not well-formed')),
    { state: 'refused', problem: 'content' },
  ],
] as const)('%s', (_, text, answer) => {
  expect(readDiagnostic(text, doi)).toMatchObject(answer);
});
