/** What a report about a mail that could not be delivered says (RFC 3464). */
interface Bounce {
  /** Whether it will never be delivered: a report of a delay, or of a full mailbox, says nothing about tomorrow. */
  readonly isForGood: boolean;
  /** Message-IDs of the mail that came back, without angle brackets. */
  readonly messageIds: readonly string[];
}

/** Nothing, if it is no such report. */
export function readBounce(message: string): Bounce | undefined {
  const unfolded = message.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
  const [head = '', ...rest] = unfolded.split('\n\n');
  if (!/^content-type:\s*multipart\/report\b.*report-type="?delivery-status"?/im.test(head)) return undefined;
  const body = rest.join('\n\n');
  const actions = fields(body, 'action');
  const statuses = fields(body, 'status');
  if (actions.length === 0) return undefined;
  return {
    isForGood: actions.some((action, place) => /^failed\b/i.test(action) && isPermanent(statuses[place])),
    messageIds: fields(body, 'message-id').map((id) => id.replace(/^<|>$/g, '')),
  };
}

const fields = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, 'gim'))].map(([, value = '']) => value);

/** 5.2.2 is a full mailbox, which its owner may empty. */
const isPermanent = (status = '5.0.0'): boolean => /^5\./.test(status) && !/^5\.2\.2\b/.test(status);
