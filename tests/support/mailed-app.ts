import { afterAll, beforeAll } from 'vitest';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type TestApp, useTestApp } from './test-app.ts';

/** An app whose mails arrive in a mailbox of its own. */
export function useMailedApp(
  fill: (test: TestApp) => Promise<void>,
  variables: () => Promise<Record<string, string>> = async () => ({}),
): { readonly portal: TestApp; readonly mailbox: Mailbox } {
  const mailbox = {} as Mailbox;
  beforeAll(async () => {
    Object.assign(mailbox, await openMailbox());
  });
  afterAll(() => mailbox.close());
  const portal = useTestApp(fill, async () => ({ IMPRINT_SMTP_URL: mailbox.url, ...(await variables()) }));
  return { portal, mailbox };
}
