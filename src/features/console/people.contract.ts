import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput } from '../../platform/contract/fields.ts';
import { consoleRoles } from '../../platform/kernel/console-role.ts';
import { languages } from '../../platform/kernel/language.ts';
import { forMembers } from './changes.contract.ts';

const roleOutput = z.enum(consoleRoles);

const colleagueOutput = z.object({
  account: z.string(),
  userName: z.string(),
  name: z.string(),
  role: roleOutput,
  since: z.string(),
});

const invitationOutput = z.object({ id: z.string(), email: z.string(), role: roleOutput, expires: z.string() });

const invitationIdInput = z.string().regex(/^[0-9a-f]{16}$/);

const codeInput = z.string().max(100);

export const listPeople = defineConsoleEndpoint({
  name: 'GET /console/people',
  summary: 'Lists the staff of this site with their roles, and open invitations; operators see the operators too.',
  input: z.object({}),
  output: z.object({
    people: z.array(colleagueOutput),
    invitations: z.array(invitationOutput),
    operators: z.array(colleagueOutput).nullable(),
    operatorInvitations: z.array(invitationOutput).nullable(),
  }),
  permission: 'people.manage',
});

export const changeRole = defineConsoleEndpoint({
  name: 'POST /console/people/role',
  summary: 'Gives a member of staff another role, or none. The last owner keeps the role.',
  input: z.object({ account: idInput, role: z.enum(['owner', 'editor', 'moderator']).nullable() }),
  output: z.object({}),
  permission: 'people.manage',
});

export const dropOperator = defineConsoleEndpoint({
  name: 'POST /console/people/dropOperator',
  summary: 'Removes an operator’s role, except that of the last one.',
  input: z.object({ account: idInput }),
  output: z.object({}),
  permission: 'sites.manage',
});

export const endSessionsOf = defineConsoleEndpoint({
  name: 'POST /console/people/endSessions',
  summary: 'Ends all sessions of a member of staff; operators may end those of operators too. The person is notified.',
  input: z.object({ account: idInput }),
  output: z.object({}),
  permission: 'people.manage',
});

export const inviteColleague = defineConsoleEndpoint({
  name: 'POST /console/people/invite',
  summary: 'Mails a link that gives its recipient a role here. An earlier link to the same address becomes void.',
  input: z.object({ email: z.string().max(254), role: roleOutput }),
  output: z.object({}),
  permission: 'people.manage',
});

export const revokeInvitation = defineConsoleEndpoint({
  name: 'POST /console/people/revoke',
  summary: 'Revokes an invitation.',
  input: z.object({ id: invitationIdInput, ofOperator: z.boolean().default(false) }),
  output: z.object({}),
  permission: 'people.manage',
});

export const getInvitation = defineEndpoint({
  name: 'GET /console/invitation',
  summary: 'Returns what a valid invitation is for, to anyone with its link, before they sign in.',
  input: z.object({ code: codeInput }),
  output: z.object({
    role: roleOutput,
    site: z.object({ id: z.number(), sld: z.string(), defaultLanguage: z.enum(languages) }),
  }),
  ...forMembers,
  audience: 'anyone',
});

export const takeInvitation = defineEndpoint({
  name: 'POST /console/invitation/take',
  summary: 'Accepts an invitation. It is valid once.',
  input: z.object({ code: codeInput }),
  output: z.object({ role: roleOutput }),
  ...forMembers,
});
