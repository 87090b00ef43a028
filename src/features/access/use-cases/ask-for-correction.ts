import type { Id } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { RoleHolder } from '../../../platform/ports/console-roles.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Mailer } from '../../../platform/ports/mailer.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import type { CorrectionSubject } from '../domain/correction.ts';
import type { LibrarianStore } from '../store/postgres-librarians.ts';

interface Parts {
  readonly librarians: LibrarianStore;
  /** Who can put institutions right at a site, each with the language in which they read. */
  readonly keepersOf: (site: number) => Promise<readonly (RoleHolder & { readonly language: Language })[]>;
  readonly siteNamed: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
  readonly mailer: Mailer;
  readonly wording: Wording;
  readonly log: Log;
}

interface CorrectionRequest {
  readonly site: number;
  readonly account: string;
  readonly customer: Id;
  readonly about: CorrectionSubject;
  readonly text: string;
}

export type AskForCorrection = ReturnType<typeof askForCorrection>;

/** Writes to each of those who can help; says whether any of them was reached, so that nobody waits for an answer in vain. */
export const askForCorrection =
  ({ librarians, keepersOf, siteNamed, mailer, wording, log }: Parts) =>
  async ({
    site,
    account,
    customer,
    about,
    text,
  }: CorrectionRequest): Promise<'sent' | 'notLibrarian' | 'unreached'> => {
    const asking = await librarians.asking(site, account, customer);
    if (!asking) return 'notLibrarian';
    const named = await siteNamed(site);
    const keepers = (await keepersOf(site)).filter(({ email }) => email !== null);
    const letters = keepers.map(async ({ email, language }) => {
      const say = (key: string, values = {}) => wording(language, `access.correction.${key}`, values);
      const values = {
        institution: textFor(asking.names, language, language) || customer,
        customer,
        text,
        member: asking.name,
        email: asking.email ?? asking.name,
        about: say(about),
        address: `${named?.origin ?? ''}/console/edit/customer/${customer}`,
      };
      const sent = await mailer.send({
        fromName: named?.name ?? '',
        to: email ?? '',
        subject: say('subject', values),
        text: say('mail', values),
        ...(asking.email && { headers: { 'Reply-To': asking.email } }),
      });
      return sent.ok;
    });
    const outcomes = await Promise.allSettled(letters);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        log.warn({ site, customer, problem: outcome.reason }, 'a request for a correction could not be mailed');
    return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value) ? 'sent' : 'unreached';
  };
