import { expect, test } from 'vitest';
import { hitAddress } from './hit-address.ts';

test.each([
  ['article', '/thesisDetails?columnId=7'],
  ['figure', '/textDetail?columnId=7'],
  ['table', '/textDetail?columnId=7'],
  ['journal', '/mag/7'],
  ['book', '/bookDetails?columnId=7'],
  ['video', '/videoDetails?columnId=7'],
  ['audio', '/audioDetails?columnId=7'],
  ['news', '/newsInfo?columnId=7'],
  ['general-resource', '/currencyDetails?columnId=7'],
  ['expert', '/expertDetails?columnId=7'],
  ['institution', '/organDetails?columnId=7'],
  ['album', '/virtualProjectDetail?columnId=7'],
  ['special-issue', '/specialIssue?columnId=7'],
  ['topic', '/projectDetail?columnId=7'],
  ['conference', '/newMeeting?columnId=7'],
])('a hit of the kind %s leads to %s', (kind, address) => expect(hitAddress(kind, '7')).toBe(address));

test('standards and patents have their own page', () => {
  expect(hitAddress('general-resource', '7', 'patent')).toBe('/libraryDetails?columnId=7');
});
