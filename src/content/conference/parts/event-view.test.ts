import { expect, test } from 'vitest';
import { programmeDays } from './event-view.ts';

const session = (day: string, time: string | null) => ({ day, time, title: `${day} ${time}`, speakers: [], room: '' });

test('a programme is read day by day and hour by hour', () => {
  const days = programmeDays([
    session('2026-08-21', '09:00'),
    session('2026-08-20', '14:00'),
    session('2026-08-20', '09:00'),
    session('2026-08-20', null),
  ]);
  expect(days.map(({ day, sessions }) => [day, sessions.map(({ time }) => time)])).toEqual([
    ['2026-08-20', [null, '09:00', '14:00']],
    ['2026-08-21', ['09:00']],
  ]);
});
