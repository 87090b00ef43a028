import { describe, expect, test } from 'vitest';
import en from '../../../../platform/contract/messages/en.json' with { type: 'json' };
import type { Say } from '../../../../platform/i18n/use-say.ts';
import { wishProblem } from './save-things.ts';

const say = ((key: string) => (en as Record<string, string>)[key] ?? key) as Say;
const wish = { favourites: false, albums: false, album: '', name: '' };

describe('where to save', () => {
  test('favourites or albums must be chosen', () => {
    expect(wishProblem(say, wish)?.words).toBe('Please choose favorites or my albums');
    expect(wishProblem(say, { ...wish, favourites: true })).toBeUndefined();
  });

  test('with albums one of them must be chosen', () => {
    expect(wishProblem(say, { ...wish, albums: true })).toEqual({
      field: 'album',
      words: 'Please select one of the albums',
    });
    expect(wishProblem(say, { ...wish, albums: true, album: '7' })).toBeUndefined();
  });

  test('a new album needs a name', () => {
    expect(wishProblem(say, { ...wish, albums: true, album: 'new', name: ' ' })?.field).toBe('name');
    expect(wishProblem(say, { ...wish, albums: true, album: 'new', name: 'Optics' })).toBeUndefined();
  });
});
