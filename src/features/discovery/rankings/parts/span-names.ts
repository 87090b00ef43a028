import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import type { Span } from '../domain/ranking.ts';

export const spanNames: Readonly<Record<Span, MessageKey>> = {
  week: 'rankings.window.week',
  '1m': 'rankings.window.month1',
  '3m': 'rankings.window.month3',
  '6m': 'rankings.window.month6',
  '1y': 'rankings.window.year1',
  '2y': 'rankings.window.year2',
  '3y': 'rankings.window.year3',
  all: 'rankings.window.all',
};
