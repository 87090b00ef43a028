import type { SiteState } from '../../../../platform/kernel/site-context.ts';

export const siteStates = [
  'open',
  'expired',
  'stopped',
  'forbidden',
  'maintenance',
] as const satisfies readonly SiteState[];

export const classifications = ['journal', 'group', 'portal'] as const;
export type MagazineClassification = (typeof classifications)[number];

export const searchScopes = ['thesis', 'periodical', 'picture', 'table', 'video', 'others'] as const;

/** What a new site can begin with; `templates.ts` says what each holds. */
export const templateNames = ['journal', 'group', 'portal', 'plain'] as const;
export type TemplateName = (typeof templateNames)[number];
