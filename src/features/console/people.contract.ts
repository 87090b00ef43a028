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
  summary: 'Who works at this site in which role, and who is invited; operators see the operators too.',
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
  summary: 'Gives someone who works here another role, or none. The last owner stays.',
  input: z.object({ account: idInput, role: z.enum(['owner', 'editor', 'moderator']).nullable() }),
  output: z.object({}),
  permission: 'people.manage',
});

export const dropOperator = defineConsoleEndpoint({
  name: 'POST /console/people/dropOperator',
  summary: 'Takes an operator’s role away; the last one stays.',
  input: z.object({ account: idInput }),
  output: z.object({}),
  permission: 'sites.manage',
});

export const endSessionsOf = defineConsoleEndpoint({
  name: 'POST /console/people/endSessions',
  summary: 'Ends all sessions of someone who works here; operators end those of operators too. The person is told.',
  input: z.object({ account: idInput }),
  output: z.object({}),
  permission: 'people.manage',
});

export const inviteColleague = defineConsoleEndpoint({
  name: 'POST /console/people/invite',
  summary:
    'Sends a mail with a link that gives whoever takes it a role here. An earlier link to the same address is void.',
  input: z.object({ email: z.string().max(254), role: roleOutput }),
  output: z.object({}),
  permission: 'people.manage',
});

export const revokeInvitation = defineConsoleEndpoint({
  name: 'POST /console/people/revoke',
  summary: 'Makes an invitation void.',
  input: z.object({ id: invitationIdInput, ofOperator: z.boolean().default(false) }),
  output: z.object({}),
  permission: 'people.manage',
});

export const getInvitation = defineEndpoint({
  name: 'GET /console/invitation',
  summary: 'What an invitation is for, while it is good: whoever has its link learns that before they sign in.',
  input: z.object({ code: codeInput }),
  output: z.object({
    role: roleOutput,
    site: z.object({ id: z.number(), sld: z.string(), defaultLanguage: z.enum(languages) }),
  }),
  ...{ ...forMembers, audience: 'anyone' },
});

export const takeInvitation = defineEndpoint({
  name: 'POST /console/invitation/take',
  summary: 'Takes an invitation up. It counts once.',
  input: z.object({ code: codeInput }),
  output: z.object({ role: roleOutput }),
  ...forMembers,
});
