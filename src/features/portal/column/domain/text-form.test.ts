import { expect, test } from 'vitest';
import { channelChoices } from './text-form.ts';

test('a channel stands below the one that it belongs to and is named with it', () => {
  const choices = channelChoices([
    { id: '1', parentId: null, names: { zh: '期刊', en: 'Journal' } },
    { id: '2', parentId: null, names: { en: 'News' } },
    { id: '3', parentId: '1', names: { zh: '编委会', en: 'Board' } },
  ]);
  expect(choices.map(({ value, names }) => [value, names?.en, names?.zh])).toEqual([
    ['1', 'Journal', '期刊'],
    ['3', 'Journal › Board', '期刊 › 编委会'],
    ['2', 'News', undefined],
  ]);
});
