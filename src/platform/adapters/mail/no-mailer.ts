import type { Mailer } from '../../ports/mailer.ts';

/** An installation without a mail server says so instead of losing mails. */
export const noMailer: Mailer = {
  async send() {
    throw new Error('IMPRINT_SMTP_URL is not set: no mail can be sent');
  },
  close() {},
};
