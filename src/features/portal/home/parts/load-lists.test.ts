import { expect, test } from 'vitest';
import type { Call } from '../../../../platform/contract/call.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { ModuleSettings } from '../contract.ts';
import type { ModuleCode } from '../domain/module.ts';
import { loadLists } from './load-lists.ts';

type Modules = Parameters<typeof loadLists>[1];

const stored = (id: string, code: ModuleCode, settings: ModuleSettings = {}): Modules[number] => ({
  id,
  channelId: null,
  code,
  titles: {},
  styleId: 'plain',
  area: 'main',
  settings,
  cssContent: null,
  stylesheet: null,
  items: [],
});
const modules = [
  stored('1', 'papers'),
  stored('2', 'ranking'),
  stored('3', 'news'),
  stored('4', 'figures'),
  stored('5', 'papers', { which: ['onlineFirst'] }),
];

/** Which lists of which modules have something. */
async function filled(answer: unknown) {
  const calls: string[] = [];
  const call = ((name: string) => {
    calls.push(name);
    return Promise.resolve(answer);
  }) as Call;
  const lists = await loadLists(call, modules);
  const names = [...lists.values()].flat().flatMap(({ name, content }) => (content.length > 0 ? [name] : []));
  const unknown = [...lists.values()].flat().flatMap(({ name, isUnknown }) => (isUnknown ? [name] : []));
  return { calls, names, unknown };
}

test('each list is asked for once', async () => {
  const { calls, names } = await filled(success({ content: [{ id: '1' }], reduced: false }));
  expect(calls).toHaveLength(1 + 3 + 4 + 1 + 1);
  expect(names).toHaveLength(calls.length);
});

test('a picture that a paper shares with its translation is shown once, and no more of them than were wanted', async () => {
  const hits = ['ab', 'ab', null, 'cd', 'cd', 'ef'].map((cover, place) => ({ id: String(place), cover }));
  const call = (() => Promise.resolve(success({ content: hits, reduced: false }))) as Call;
  const lists = await loadLists(call, [stored('4', 'figures', { size: 3 })]);
  expect(lists.get('4')?.[0]?.content.map(({ id }) => id)).toEqual(['0', '2', '3']);
});

test('without the search engine a home shows what is newest and the rankings that are stored; of news it says that nobody knows', async () => {
  const { names, unknown } = await filled(success({ content: [{ id: '1' }], reduced: true }));
  expect(names).toEqual(['newest', 'mostRead', 'mostDownloaded', 'mostCited', 'figures', 'onlineFirst']);
  expect(unknown).toEqual(['information', 'announcement', 'dynamic', 'statement']);
});

test('without the search engine nothing found says nothing about what there is', async () => {
  const { names, unknown } = await filled(success({ content: [], reduced: true }));
  expect(names).toEqual([]);
  expect(unknown).toContain('figures');
});

test('a call that fails leaves its list empty, and the list says so', async () => {
  const { names, unknown } = await filled(failed(failure('tooManyRequests')));
  expect(names).toEqual([]);
  expect(unknown).toHaveLength(10);
});
