import type { AlertKind } from '../domain/alert.ts';

/** The messages of a kind of alert. */
export const typeKeys = {
  current: 'current',
  'online-first': 'onlineFirst',
  keywords: 'keywords',
  column: 'column',
} as const satisfies Record<AlertKind, string>;
