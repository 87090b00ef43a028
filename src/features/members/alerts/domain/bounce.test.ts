import { expect, test } from 'vitest';
import { readBounce } from './bounce.ts';

const report = (action: string, status: string, more = ''): string =>
  `From: MAILER-DAEMON@mail.example.org
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report;
	report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Action: this is the part for people.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org

Final-Recipient: rfc822; reader@example.org
${action ? `Action: ${action}\n` : ''}Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 no such user

--b
Content-Type: text/rfc822-headers

Subject: New in the sample journal
Message-ID:
 <0a1b.7@alerts.example.org>
${more}
--b--
`.replace('Action: this', 'Act: this');

test('a mail that nobody will ever take is a bounce for good, of the mail that it names', () => {
  const expected = { isForGood: true, messageIds: ['0a1b.7@alerts.example.org'] };
  expect(readBounce(report('failed', '5.1.1'))).toEqual(expected);
  expect(readBounce(report('failed', '5.1.1').replaceAll('\n', '\r\n'))).toEqual(expected);
});

test.each([
  ['a delay', 'delayed', '4.4.7'],
  ['a trouble that may pass', 'failed', '4.2.1'],
  ['a full mailbox', 'failed', '5.2.2'],
  ['a delivery', 'delivered', '2.0.0'],
])('%s is none for good', (_, action, status) => {
  expect(readBounce(report(action, status))?.isForGood).toBe(false);
});

test('a letter from a person is no report, whatever it says', () => {
  expect(
    readBounce('Subject: hello\n\nAction: failed\nStatus: 5.1.1\nMessage-ID: <0a1b.7@alerts.example.org>\n'),
  ).toBeUndefined();
  expect(readBounce('')).toBeUndefined();
});
