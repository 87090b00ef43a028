import { afterAll, beforeAll } from 'vitest';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type TestHouse, useTestHouse } from './test-house.ts';

/** A house whose mails arrive in a mailbox of its own. */
export function useMailedHouse(
  fill: (test: TestHouse) => Promise<void>,
  variables: () => Promise<Record<string, string>> = async () => ({}),
): { readonly portal: TestHouse; readonly mailbox: Mailbox } {
  const mailbox = {} as Mailbox;
  beforeAll(async () => {
    Object.assign(mailbox, await openMailbox());
  });
  afterAll(() => mailbox.close());
  const portal = useTestHouse(fill, async () => ({ IMPRINT_SMTP_URL: mailbox.url, ...(await variables()) }));
  return { portal, mailbox };
}
