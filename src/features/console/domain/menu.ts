import type { Permission } from '../../../platform/kernel/console-role.ts';

export const sections = ['site', 'content', 'pages', 'look', 'people', 'settings', 'operating'] as const;

interface MenuPage {
  readonly section: (typeof sections)[number];
  readonly address: string;
  /** The key of its name among the words: `page.<name>`. */
  readonly name: string;
  readonly permission: Permission;
}

/** The pages of the console that are more than a form; forms come from what can be edited. */
export const menuPages: readonly MenuPage[] = [
  { section: 'site', address: '/console', name: 'overview', permission: 'console.enter' },
  { section: 'content', address: '/console/import', name: 'import', permission: 'content.import' },
  { section: 'content', address: '/console/submissions', name: 'submissions', permission: 'submissions.handle' },
  { section: 'operating', address: '/console/sites', name: 'sites', permission: 'sites.manage' },
  { section: 'people', address: '/console/comments', name: 'comments', permission: 'comments.moderate' },
  { section: 'people', address: '/console/people', name: 'people', permission: 'people.manage' },
  { section: 'people', address: '/console/members', name: 'members', permission: 'members.see' },
  { section: 'operating', address: '/console/jobs', name: 'jobs', permission: 'jobs.manage' },
  { section: 'site', address: '/console/usage', name: 'usage', permission: 'usage.see' },
  { section: 'site', address: '/console/changes', name: 'changes', permission: 'changes.see' },
  { section: 'people', address: '/console/security', name: 'security', permission: 'security.see' },
];

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
