import type { Mailer } from '../../ports/mailer.ts';
import type { Sms } from '../../ports/sms.ts';

/**
 * For development and tests: a short message becomes a mail to <number>@<host>, so that the mail catcher shows it to people and
 * scripts. No table of ours ever holds a phone number beside its code.
 */
export const outboxSms = (host: string, mailer: Mailer): Sms => ({
  async sendCode({ mobile, code, minutes }) {
    await mailer.send({
      fromName: 'SMS',
      to: `${mobile.replace(/^\+/, '')}@${host}`,
      subject: `SMS ${mobile}`,
      text: `${code} (${minutes} min)`,
    });
  },
});
