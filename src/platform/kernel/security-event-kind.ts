/** What can be of interest to whoever looks after security. The console has a word for each. */
export const securityEventKinds = [
  'login',
  'logout',
  'registration',
  'confirmation',
  'factor-added',
  'factor-removed',
  'password-changed',
  'contact-changed',
  'account-deleted',
  'role-changed',
  'sessions-ended',
  'export',
  'refusal',
  'command',
  'keys-rotated',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
