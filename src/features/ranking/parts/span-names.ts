import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import type { Span } from '../domain/ranking.ts';

export const spanNames: Readonly<Record<Span, MessageKey>> = {
  week: 'ranking.window.week',
  '1m': 'ranking.window.month1',
  '3m': 'ranking.window.month3',
  '6m': 'ranking.window.month6',
  '1y': 'ranking.window.year1',
  '2y': 'ranking.window.year2',
  '3y': 'ranking.window.year3',
  all: 'ranking.window.all',
};
