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
import { editorOf } from './documents.ts';

const presentColleague = <Person extends { since: Date }>(person: Person) => ({
  ...person,
  since: person.since.toISOString(),
});
const presentInvitation = <Invitation extends { expires: Date }>(invitation: Invitation) => ({
  ...invitation,
  expires: invitation.expires.toISOString(),
});

export const answerPeople = (people: People) => [
  answering(listPeople, async (request) => {
    const { site, role } = editorOf(request);
    const { id } = site.host;
    const seesOperators = permits(role, 'sites.manage');
    return success({
      people: (await people.people.colleagues(id)).map(presentColleague),
      invitations: (await people.people.pending(id)).map(presentInvitation),
      operators: seesOperators ? (await people.people.operators()).map(presentColleague) : null,
      operatorInvitations: seesOperators ? (await people.people.pending(null)).map(presentInvitation) : null,
    });
  }),

  answering(changeRole, (request) => {
    const { site, ...actor } = editorOf(request);
    return people.setRole(site.host.id, actor, request.input.account, request.input.role);
  }),

  answering(dropOperator, (request) => {
    const { site, ...actor } = editorOf(request);
    return people.dropOperator(site.host.id, actor, request.input.account);
  }),

  answering(endSessionsOf, (request) => {
    const { site, ...actor } = editorOf(request);
    return people.endSessions(site.host.id, actor, request.input.account);
  }),

  answering(inviteColleague, async (request) => {
    const { site, account, role } = editorOf(request);
    const problem = emailProblem(request.input.email);
    if (problem) return failed(failure(problem));
    if (request.input.role === 'operator' && !permits(role, 'sites.manage')) return failed(failure('consoleRefused'));
    return people.invite(site.host.id, account, { ...request.input, language: request.language });
  }),

  answering(revokeInvitation, (request) => {
    const { site, account, role } = editorOf(request);
    if (request.input.ofOperator && !permits(role, 'sites.manage'))
      return Promise.resolve(failed(failure('consoleRefused')));
    return people.revoke(site.host.id, account, request.input.id, request.input.ofOperator);
  }),

  answering(getInvitation, async ({ input, site }) => {
    const found = await people.people.find(input.code);
    const isHere = found && (found.site === null || found.site === site.host.id);
    return isHere ? success({ role: found.role }) : failed(failure('invitationGone'));
  }),

  answering(takeInvitation, ({ input, site, member }) => people.take(site.host.id, member.id, input.code)),
];
