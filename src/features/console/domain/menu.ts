import type { Permission } from '../../../platform/kernel/console-role.ts';

/** The seven groups of the menu, in this order; each has its word `group.<name>` and its icon. */
export const groups = ['dashboard', 'submissions', 'content', 'pages', 'design', 'access', 'settings'] as const;

export type Group = (typeof groups)[number];

interface MenuPage {
  readonly group: Group;
  readonly address: string;
  /** The key of its name among the words: `page.<name>`. */
  readonly name: string;
  readonly permission: Permission;
}

/** The pages of the console that are more than a form; forms come from what can be edited. */
export const menuPages: readonly MenuPage[] = [
  { group: 'dashboard', address: '/console', name: 'overview', permission: 'console.enter' },
  { group: 'dashboard', address: '/console/usage', name: 'usage', permission: 'usage.see' },
  { group: 'submissions', address: '/console/submissions', name: 'submissions', permission: 'submissions.handle' },
  { group: 'submissions', address: '/console/reviewers', name: 'reviewers', permission: 'submissions.handle' },
  { group: 'content', address: '/console/import', name: 'import', permission: 'content.import' },
  { group: 'content', address: '/console/deposits', name: 'deposits', permission: 'content.edit' },
  { group: 'content', address: '/console/notify', name: 'notify', permission: 'content.edit' },
  { group: 'access', address: '/console/comments', name: 'comments', permission: 'comments.moderate' },
  { group: 'access', address: '/console/counter', name: 'counter', permission: 'usage.see' },
  { group: 'access', address: '/console/members', name: 'members', permission: 'members.see' },
  { group: 'settings', address: '/console/people', name: 'people', permission: 'people.manage' },
  { group: 'settings', address: '/console/changes', name: 'changes', permission: 'changes.see' },
  { group: 'settings', address: '/console/security', name: 'security', permission: 'security.see' },
  { group: 'settings', address: '/console/webhooks', name: 'webhooks', permission: 'site.configure' },
  { group: 'settings', address: '/console/sites', name: 'sites', permission: 'sites.manage' },
  { group: 'settings', address: '/console/jobs', name: 'jobs', permission: 'jobs.manage' },
];

const ofSection: Readonly<Record<string, Group>> = {
  content: 'content',
  pages: 'pages',
  look: 'design',
  site: 'settings',
  settings: 'settings',
};

const ofKind: Readonly<Record<string, Group>> = {
  'column-text': 'pages',
  column: 'pages',
  customer: 'access',
  'member-access': 'access',
};

/** The group of what is edited by a form. */
export const groupOfKind = (kind: string, section: string): Group => ofKind[kind] ?? ofSection[section] ?? 'settings';

/** Whether a page is this entry of the menu or stands below it, as one document of a list does. */
export const isBelow = (address: string, path: string): boolean =>
  path === address ||
  (address !== '/console' &&
    [path, path.replace('/console/edit/', '/console/list/')].some((one) => one.startsWith(`${address}/`)));

/** What people come for most, with its word `overview.quick.<name>`. */
export const quickWays = [
  { name: 'news', address: '/console/edit/news/new', permission: 'content.edit' },
  { name: 'import', address: '/console/import', permission: 'content.import' },
  { name: 'comments', address: '/console/comments', permission: 'comments.moderate' },
  { name: 'modules', address: '/console/modules', permission: 'pages.arrange' },
  { name: 'theme', address: '/console/theme', permission: 'theme.edit' },
  { name: 'channels', address: '/console/channels', permission: 'navigation.edit' },
  { name: 'people', address: '/console/people', permission: 'people.manage' },
  { name: 'site', address: '/console/sites/new', permission: 'sites.manage' },
] as const satisfies readonly { name: string; address: string; permission: Permission }[];
