import { expect, test } from 'vitest';
import { passwordProblem } from '../domain/password-rules.ts';
import { isKnownPassword, readKnownPasswords } from './passwords.ts';

const turnedAround = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

test('the list has more than 3,000 passwords that our rules let through, and knows each in any capitals', async () => {
  const letThrough = (await readKnownPasswords()).split('\n').filter((line) => !passwordProblem(line, ''));
  expect(letThrough.length).toBeGreaterThan(3000);
  for (let place = 0; place < letThrough.length; place += 50) {
    const password = letThrough[place] as string;
    expect([password, await isKnownPassword(password)]).toEqual([password, true]);
    expect([password, await isKnownPassword(turnedAround(password))]).toEqual([password, true]);
  }
});

test('a password that only contains a known one, or has one over two lines, is not known', async () => {
  expect(await isKnownPassword('Turkey50')).toBe(true);
  expect(await isKnownPassword('Turkey50Glade')).toBe(false);
  expect(await isKnownPassword('Sunny7Glade')).toBe(false);
  expect(await isKnownPassword('')).toBe(false);
});
