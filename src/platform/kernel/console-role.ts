/** Who works at the console of a site; an operator works at all of them. */
export const consoleRoles = ['operator', 'owner', 'editor', 'moderator'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

const everyone: readonly ConsoleRole[] = consoleRoles;
const editors: readonly ConsoleRole[] = ['operator', 'owner', 'editor'];
const owners: readonly ConsoleRole[] = ['operator', 'owner'];
const operators: readonly ConsoleRole[] = ['operator'];

/** What each role may do. tests/tables/console-roles.tsv says the same call by call, and the walk over it holds both together. */
const allowed = {
  'console.enter': everyone,
  'comments.moderate': everyone,
  'content.edit': editors,
  'content.import': editors,
  'content.withdraw': editors,
  'submissions.handle': editors,
  'pages.arrange': editors,
  'usage.see': editors,
  'changes.see': editors,
  'site.configure': owners,
  'theme.edit': owners,
  'navigation.edit': owners,
  'search.configure': owners,
  'members.see': owners,
  'access.edit': owners,
  'people.manage': owners,
  'security.see': owners,
  'conflicts.waive': operators,
  'jobs.manage': operators,
  'sites.manage': operators,
} as const satisfies Record<string, readonly ConsoleRole[]>;

export type Permission = keyof typeof allowed;

export const permits = (role: ConsoleRole, permission: Permission): boolean =>
  (allowed[permission] as readonly ConsoleRole[]).includes(role);

export const permissionsOf = (role: ConsoleRole): Permission[] =>
  (Object.keys(allowed) as Permission[]).filter((permission) => permits(role, permission));

/**
 * Whoever can take a site away from its readers must have shown a passkey or a code of an app; so must whoever has one, and everyone
 * where the site asks for it.
 */
export const needsStrongFactor = (
  role: ConsoleRole,
  { hasStrongFactor, siteDemandsIt }: { readonly hasStrongFactor: boolean; readonly siteDemandsIt: boolean },
): boolean => owners.includes(role) || hasStrongFactor || siteDemandsIt;
