import { describe, expect, test } from 'vitest';
import en from '../../../../platform/contract/messages/en.json' with { type: 'json' };
import type { Say } from '../../../../platform/i18n/use-say.ts';
import { requestProblem } from './save-items.ts';

const say = ((key: string) => (en as Record<string, string>)[key] ?? key) as Say;
const wanted = { favourites: false, albums: false, album: '', name: '' };

describe('where to save', () => {
  test('favourites or albums must be chosen', () => {
    expect(requestProblem(say, wanted)?.words).toBe('Please choose favorites or my albums');
    expect(requestProblem(say, { ...wanted, favourites: true })).toBeUndefined();
  });

  test('with albums one of them must be chosen', () => {
    expect(requestProblem(say, { ...wanted, albums: true })).toEqual({
      field: 'album',
      words: 'Please select one of the albums',
    });
    expect(requestProblem(say, { ...wanted, albums: true, album: '7' })).toBeUndefined();
  });

  test('a new album needs a name', () => {
    expect(requestProblem(say, { ...wanted, albums: true, album: 'new', name: ' ' })?.field).toBe('name');
    expect(requestProblem(say, { ...wanted, albums: true, album: 'new', name: 'Optics' })).toBeUndefined();
  });
});
