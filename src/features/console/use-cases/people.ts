import { type ConsoleRole, permits } from '../../../platform/kernel/console-role.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import { invitationMail, roleProblem } from '../domain/people.ts';
import { wordsIn } from '../domain/words.ts';
import type { PeopleStore } from '../store/postgres-people.ts';
import type { ConsoleParts } from './console-parts.ts';

interface Actor {
  readonly account: string;
  readonly role: ConsoleRole;
}

type Done = Result<Record<string, never>, Failure>;

const done: Done = success({});

/** Who works at a site, and how they come and go. Everything of it is in the log of the site at whose console it was done. */
export function createPeople({ database, record, mailer, notify, siteNamed }: ConsoleParts, people: PeopleStore) {
  const at = (site: number) => ({ reads: [site], writes: site });
  const log = (transaction: Transaction, entry: Omit<Parameters<RecordAction>[1], 'kind'>) =>
    record(transaction, { ...entry, kind: 'person' });

  return {
    people,

    async setRole(site: number, actor: Actor, account: string, next: ConsoleRole | null): Promise<Done> {
      return database.transaction(at(site), async (transaction) => {
        const owners = await people.owners(transaction, site);
        const role = await people.role(transaction, site, account);
        if (!role) return failed(failure('notFound'));
        const problem = roleProblem({ actor, target: { account, role }, next, owners });
        if (problem) return failed(failure(problem));
        if (next === null) await people.dropRole(transaction, site, account);
        else await people.setRole(transaction, site, account, next);
        const action = next === null ? 'take-role' : 'give-role';
        const after = next && { role: next };
        await log(transaction, { site, account: actor.account, action, id: account, before: { role }, after });
        return done;
      });
    },

    async dropOperator(site: number, actor: Actor, account: string): Promise<Done> {
      if (actor.account === account) return failed(failure('notYourself'));
      return database.transaction(at(site), async (transaction) => {
        if (!(await people.dropOperator(transaction, account))) return failed(failure('notFound'));
        const before = { role: 'operator' };
        await log(transaction, { site, account: actor.account, action: 'take-role', id: account, before });
        return done;
      });
    },

    async endSessions(site: number, actor: Actor, account: string): Promise<Done> {
      if (actor.account === account) return failed(failure('notYourself'));
      const ended = await database.transaction(at(site), async (transaction) => {
        const isListed =
          (await people.role(transaction, site, account)) !== null ||
          (permits(actor.role, 'sites.manage') && (await people.isOperator(transaction, account)));
        if (!isListed) return failed(failure('notFound'));
        await people.endSessions(transaction, account);
        await log(transaction, { site, account: actor.account, action: 'end-sessions', id: account });
        return done;
      });
      if (ended.ok) await notify({ site, account, about: 'sessions-ended' });
      return ended;
    },

    /** The mail goes out after the invitation is stored: one that does not arrive can be sent again. */
    async invite(
      site: number,
      by: string,
      { role, email, language }: { readonly role: ConsoleRole; readonly email: string; readonly language: Language },
    ): Promise<Done> {
      const named = await siteNamed(site);
      if (!named) return failed(failure('siteNotFound'));
      const secret = await database.transaction(at(site), async (transaction) => {
        await log(transaction, { site, account: by, action: 'invite', id: 'invitation', after: { role } });
        return people.invite(transaction, { site: role === 'operator' ? null : site, role, email, by });
      });
      const link = `${named.origin}/console/invitation?code=${secret}`;
      const mail = invitationMail(wordsIn(language), { site: named.name, by: await people.nameOf(by), role, link });
      const sent = await mailer.send({ fromName: named.name, to: email, ...mail });
      return sent.ok ? done : failed(failure('invitationNotDelivered'));
    },

    async revoke(site: number, by: string, id: string, isOperators: boolean): Promise<Done> {
      return database.transaction(at(site), async (transaction) => {
        if (!(await people.revoke(transaction, isOperators ? null : site, id))) return failed(failure('notFound'));
        await log(transaction, { site, account: by, action: 'revoke', id: 'invitation' });
        return done;
      });
    },

    /** An invitation of a site is taken at that site's host; one of an operator at any. */
    async take(site: number, account: string, secret: string): Promise<Result<{ role: ConsoleRole }, Failure>> {
      const known = await people.find(secret);
      if (!known || (known.site !== null && known.site !== site)) return failed(failure('invitationGone'));
      return database.transaction(at(site), async (transaction) => {
        const taken = await people.take(transaction, secret);
        if (!taken) return failed(failure('invitationGone'));
        if (taken.role === 'operator') await people.addOperator(transaction, account);
        else await people.giveRole(transaction, site, account, taken.role);
        await log(transaction, { site, account, action: 'join', id: account, after: { role: taken.role } });
        return success({ role: taken.role });
      });
    },
  };
}

export type People = ReturnType<typeof createPeople>;
