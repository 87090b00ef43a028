import { expect, test } from 'vitest';
import type { Row } from './rows.ts';
import { addressesIn, callsIn, findSpecification, messagesIn, rowsMissingFor } from './specification.ts';

const specification = `
- / goes to /garden when open; name/time/place and male/female are fields.
- Pages: /seed, /seed/{id}, /old-wall. Fairs: /fair2021 to /fair2023.
| any other code | /{code} |
All paths start /rc-pub. GET /front/seed/find (kind, age); /front/seed/{id}/bed.
/front/soil/dig, turn, res/list. POST /api/water, /api/rest (for night and day) then /api/wake.
Messages: 'No seeds / no garden'; 'Please dig first.' / 'Dig.'
`;

const rowOf = (id: string): Row => ({ group: 'x', id, literal: 'x', state: 'open', test: '', note: '' });

test('every address is found, and a range of years is written out', () => {
  expect(addressesIn(specification)).toEqual([
    '/',
    '/garden',
    '/seed',
    '/seed/{id}',
    '/old-wall',
    '/fair2021',
    '/fair2022',
    '/fair2023',
  ]);
});

test('a list of calls that names its folder once is written out', () => {
  expect(callsIn(specification)).toEqual([
    '/rc-pub',
    '/front/seed/find',
    '/front/seed/{id}/bed',
    '/front/soil/dig',
    '/front/soil/turn',
    '/front/soil/res/list',
    '/api/water',
    '/api/rest',
    '/api/wake',
  ]);
});

test('every quoted message is found', () => {
  expect(messagesIn(specification)).toEqual(['No seeds / no garden', 'Please dig first.', 'Dig.']);
});

test('an address, call or message without a row is a problem', () => {
  const ids = [
    ...addressesIn(specification).map((address) => `address:${address}`),
    ...callsIn(specification).map((call) => `call:${call}`),
    ...messagesIn(specification).map((message) => `message:${message}`),
  ];
  const without = ['address:/fair2022', 'call:/front/soil/turn', 'message:Dig.'];
  expect(rowsMissingFor(specification, ids.map(rowOf))).toEqual([]);
  expect(rowsMissingFor(specification, ids.filter((id) => !without.includes(id)).map(rowOf))).toEqual(
    without.map((id) => `${id}: the specification says it and no row covers it`),
  );
});

test('a specification that is not there is no text', () => {
  expect(findSpecification('/', { IMPRINT_SPECIFICATION: '/nowhere/specification.md' })).toBeUndefined();
});
