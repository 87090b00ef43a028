import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { specifiedAddresses } from './specified.ts';

const specified = specifiedAddresses();
const lined = new Set(addressLines.map(({ address }) => address));

test('every address of the specification has a line that says what it shows, and on a site without such content', () => {
  expect(specified.length).toBeGreaterThan(120);
  expect(specified.filter((address) => !lined.has(address))).toEqual([]);
});

test('no line is about an address that the specification does not name', () => {
  expect([...lined].filter((address) => !specified.includes(address))).toEqual([]);
});

test('a line leads to its own address and says what is there in both languages', () => {
  const own = /^\/[\w-]*/;
  for (const { address, path, name, empty } of addressLines) {
    expect(own.exec(path)?.[0], address).toBe(own.exec(address)?.[0]);
    for (const said of [name, ...(empty ? [empty.says] : [])])
      expect([said.zh, said.en].every(Boolean), address).toBe(true);
  }
});
