import { createTransport } from 'nodemailer';
import { failed, success } from '../../kernel/result.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { assertOutsideTransaction } from '../../ports/transaction-scope.ts';

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
  readonly milliseconds: number;
  readonly connections: number;
}

/** Can be asked whether its server would take a mail. */
interface CheckedMailer extends Mailer {
  verify(): Promise<void>;
}

interface SmtpProblem {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Answers to a login or a wrong setting say nothing about the receiver: they pass when the installation is mended. */
const aboutMail = ['RCPT TO', 'DATA', 'MAIL FROM'];

export function connectSmtp({ url, from, milliseconds, connections }: SmtpSettings): CheckedMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    // What a mail says is ours: nothing in it may make this process read a file or ask an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ fromName, to, subject, text, html, messageId, headers }) {
      assertOutsideTransaction('the mail server');
      try {
        await transport.sendMail({
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(messageId !== undefined && { messageId: `<${messageId}>` }),
          ...(headers && { headers: { ...headers } }),
        });
        return success(undefined);
      } catch (problem) {
        const { responseCode = 0, response = '', command = '' } = problem as SmtpProblem;
        if (responseCode < 500 || !aboutMail.includes(command)) throw problem;
        return failed({ ofReceiver: command === 'RCPT TO', code: responseCode, answer: response });
      }
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** An installation without a mail server says so instead of losing mails. */
export const noMailer: CheckedMailer = {
  async send() {
    throw new Error('IMPRINT_SMTP_URL is not set: no mail can be sent');
  },
  async verify() {},
  close() {},
};
