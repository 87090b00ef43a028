import type { CallMeaning } from '../platform/contract/record-security.ts';

/** Calls that the security log records, with their meaning. Refusals of all other calls are recorded too. */
export const securityMeanings: Readonly<Record<string, CallMeaning>> = {
  'POST /api/register': { kind: 'registration' },
  'POST /api/login': { kind: 'login', factor: 'password' },
  'POST /api/loginByMessage': { kind: 'login', factor: 'code' },
  'POST /api/passkey/login': { kind: 'login', factor: 'passkey' },
  'GET /api/loginByIds': { kind: 'login', factor: 'provider' },
  'POST /api/signOn/take': { kind: 'login', factor: 'sign-on' },
  'POST /api/logout': { kind: 'logout' },
  'POST /api/confirmIdentity': { kind: 'confirmation' },
  'POST /console/factor/prove': { kind: 'confirmation', factor: 'app' },
  'POST /console/factor/begin': { kind: 'factor-added', factor: 'app' },
  'POST /api/passkey/save': { kind: 'factor-added', factor: 'passkey' },
  'POST /api/passkey/delete': { kind: 'factor-removed', factor: 'passkey' },
  'POST /api/thirdBind': { kind: 'factor-added', factor: 'provider' },
  'POST /api/unbind': { kind: 'factor-removed', factor: 'provider' },
  'POST /api/setNewPwd': { kind: 'password-changed', factor: 'code' },
  'POST /api/changePwd': { kind: 'password-changed', factor: 'password' },
  'POST /api/changeMobile': { kind: 'contact-changed', factor: 'mobile' },
  'POST /api/changeEmail': { kind: 'contact-changed', factor: 'mail' },
  'POST /api/sessions/end': { kind: 'sessions-ended' },
  'POST /api/sessions/endOthers': { kind: 'sessions-ended' },
  'POST /front/frontMembers/delete': { kind: 'account-deleted' },
  'GET /front/frontMembers/export': { kind: 'export' },
  'GET /console/changes/csv': { kind: 'export' },
  'GET /console/usage/csv': { kind: 'export' },
  'GET /console/counter/report': { kind: 'export' },
  'GET /front/librarian/report': { kind: 'export' },
  'POST /console/people/role': { kind: 'role-changed' },
  'POST /console/people/dropOperator': { kind: 'role-changed' },
  'POST /console/people/endSessions': { kind: 'sessions-ended' },
  'POST /console/people/invite': { kind: 'role-changed' },
  'POST /console/people/revoke': { kind: 'role-changed' },
  'POST /console/invitation/take': { kind: 'role-changed' },
};

/** Calls of accounts and powers that are only steps: what they lead to is logged instead. */
export const securitySteps: readonly string[] = [
  'POST /api/captcha',
  'POST /api/isRegistered',
  'POST /api/sendReceiverMessage',
  'POST /api/passkey/challenge',
  'POST /api/passkey/wanted',
  'POST /api/signOn',
  'POST /api/signOn/look',
  'POST /api/upload',
];
