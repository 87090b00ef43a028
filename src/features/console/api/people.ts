import { answering } from '../../../platform/contract/handler.ts';
import { permits } from '../../../platform/kernel/console-role.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { emailProblem } from '../../../platform/kernel/person-rules.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import {
  changeRole,
  dropOperator,
  endSessionsOf,
  getInvitation,
  inviteColleague,
  listPeople,
  revokeInvitation,
  takeInvitation,
} from '../people.contract.ts';
import type { People } from '../use-cases/people.ts';

const presentColleague = <Person extends { since: Date }>(person: Person) => ({
  ...person,
  since: person.since.toISOString(),
});
const presentInvitation = <Invitation extends { expires: Date }>(invitation: Invitation) => ({
  ...invitation,
  expires: invitation.expires.toISOString(),
});

export const answerPeople = (people: People) => [
  answering(listPeople, async ({ site, consoleUser }) => {
    const { id } = site.host;
    const seesOperators = permits(consoleUser.role, 'sites.manage');
    return success({
      people: (await people.people.colleagues(id)).map(presentColleague),
      invitations: (await people.people.pending(id)).map(presentInvitation),
      operators: seesOperators ? (await people.people.operators()).map(presentColleague) : null,
      operatorInvitations: seesOperators ? (await people.people.pending(null)).map(presentInvitation) : null,
    });
  }),

  answering(changeRole, ({ site, consoleUser, input }) =>
    people.setRole(site.host.id, consoleUser, input.account, input.role),
  ),

  answering(dropOperator, ({ site, consoleUser, input }) =>
    people.dropOperator(site.host.id, consoleUser, input.account),
  ),

  answering(endSessionsOf, ({ site, consoleUser, input }) =>
    people.endSessions(site.host.id, consoleUser, input.account),
  ),

  answering(inviteColleague, async ({ site, consoleUser, input, language }) => {
    const problem = emailProblem(input.email);
    if (problem) return failed(failure(problem));
    if (input.role === 'operator' && !permits(consoleUser.role, 'sites.manage'))
      return failed(failure('consoleRefused'));
    return people.invite(site.host.id, consoleUser.account, { ...input, language });
  }),

  answering(revokeInvitation, async ({ site, consoleUser, input }) => {
    if (input.ofOperator && !permits(consoleUser.role, 'sites.manage')) return failed(failure('consoleRefused'));
    return people.revoke(site.host.id, consoleUser.account, input.id, input.ofOperator);
  }),

  answering(getInvitation, async ({ input, site }) => {
    const found = await people.people.find(input.code);
    const isHere = found && (found.site === null || found.site === site.host.id);
    const { id, sld, defaultLanguage } = site.host;
    return isHere
      ? success({ role: found.role, site: { id, sld, defaultLanguage } })
      : failed(failure('invitationGone'));
  }),

  answering(takeInvitation, ({ input, site, member }) => people.take(site.host.id, member.id, input.code)),
];
