import { expect, test } from 'vitest';
import { eventOfAddress, isLanding } from './event-address.ts';

test('year and series of a conference come from the address, whatever its case', () => {
  expect(eventOfAddress('/conference2024')).toEqual({ series: 'conference', year: 2024 });
  expect(eventOfAddress('/CONFERENCES2026')).toEqual({ series: 'conferences', year: 2026 });
});

test('other events are found by the code that is their address', () => {
  expect(eventOfAddress('/newleaguage')).toEqual({ code: 'newLeaguage' });
  expect(eventOfAddress('/seedOfLight')).toEqual({ code: 'seedOfLight' });
  expect(eventOfAddress('/light10')).toEqual({ code: 'light10' });
  expect(eventOfAddress('/newMeeting')).toBeNull();
});

test('two of them are landing pages without the shell', () => {
  expect(['/znIndex', '/lightIndex', '/light10', '/newMeeting'].filter(isLanding)).toEqual(['/znIndex', '/lightIndex']);
});
