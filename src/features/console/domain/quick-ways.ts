import type { Permission } from '../../../platform/kernel/console-role.ts';

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
