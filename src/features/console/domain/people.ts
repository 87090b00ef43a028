import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import type { FailureCode } from '../../../platform/kernel/failure.ts';
import { xmlText } from '../../../platform/kernel/xml-text.ts';
import { type Words, word } from './word.ts';

interface RoleChange {
  readonly actor: { readonly account: string; readonly role: ConsoleRole };
  readonly target: { readonly account: string; readonly role: ConsoleRole };
  /** Nothing where the person is taken away. */
  readonly next: ConsoleRole | null;
  readonly owners: number;
}

/** What speaks against giving someone another role at a site, or none. */
export function roleProblem({ actor, target, next, owners }: RoleChange): FailureCode | undefined {
  if (next === 'operator') return 'consoleRefused';
  if (actor.account === target.account) return 'notYourself';
  // An operator may, because an operator can name another one.
  if (target.role === 'owner' && next !== 'owner' && owners <= 1 && actor.role !== 'operator') return 'lastOwner';
  return undefined;
}

interface Invitation {
  readonly site: string;
  readonly by: string;
  readonly role: string;
  readonly link: string;
}

/** The mail that brings an invitation, as words and as a plain page; mail programs know styles only where they stand. */
export function invitationMail(words: Words, { site, by, role, link }: Invitation) {
  const say = (key: string, values = {}) => word(words, key, values);
  const named = { site, by, role: say(`role.${role}`) };
  const lines = [say('invitation.mail.text', named), say('invitation.mail.life'), say('invitation.mail.stranger')];
  const [text = '', life = '', stranger = ''] = lines.map(xmlText);
  return {
    subject: say('invitation.mail.subject', named),
    text: `${lines[0]}\n\n${link}\n\n${lines[1]}\n${lines[2]}\n`,
    html: `<div style="font:16px/1.6 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px;color:#1f2328">
<p>${text}</p>
<p style="margin:24px 0"><a href="${xmlText(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f4e8c;color:#fff;text-decoration:none">${xmlText(say('invitation.mail.button'))}</a></p>
<p>${life}</p>
<p style="color:#59636e;font-size:14px">${stranger}</p>
</div>`,
  };
}
