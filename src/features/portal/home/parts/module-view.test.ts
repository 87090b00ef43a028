import { expect, test } from 'vitest';
import type { ModuleSettings } from '../contract.ts';
import type { ModuleCode } from '../domain/module.ts';
import { type ModuleMaterial, moduleView } from './module-view.ts';

const nothing: ModuleMaterial = {
  language: 'en',
  siteDefault: 'zh',
  origin: 'http://a.localhost',
  journal: null,
  periods: [],
  contents: [],
  gathered: null,
  numbers: null,
  texts: new Map(),
  lists: new Map(),
  board: [],
  subjects: [],
  found: {},
  drawn: new Map(),
};
const stored = (code: ModuleCode, settings: ModuleSettings = {}): Parameters<typeof moduleView>[0] => ({
  id: '1',
  channelId: null,
  code,
  titles: { zh: '标题' },
  styleId: 'plain',
  area: 'main',
  settings,
  cssContent: null,
  stylesheet: null,
  items: [],
});

test.each(['papers', 'ranking', 'news', 'specialIssues', 'figures', 'videos', 'board', 'subjects'] as const)(
  'a module of %s without anything to show is left out',
  (code) => {
    expect(moduleView(stored(code), nothing)).toBeNull();
  },
);

test('journals of a portal are shown, as many as are wanted, and all are counted', () => {
  const gathered = ['A', 'B', 'C'].map((name) => ({
    id: name,
    siteId: 1,
    publicationName: name,
    names: { en: name },
    sld: 'a',
    host: 'a.localhost',
    cover: null,
    issn: null,
    cn: null,
    groupType: null,
    colourId: 1,
    impactFactor: null,
    frequency: null,
    periodCount: 0,
    latestPeriod: null,
  }));
  const module = (settings: ModuleSettings) => moduleView(stored('journals', settings), { ...nothing, gathered });
  expect(module({ size: 2 })).toMatchObject({ total: 3, journals: [{ name: 'A' }, { name: 'B' }] });
  expect(module({})).toMatchObject({ total: 3, journals: [{}, {}, {}] });
});

test('the board is shown in its order with roles, as many as are wanted', () => {
  const member = (role: string, name: string) => ({
    role,
    names: { en: name },
    affiliations: { zh: '示例大学' },
    researchFields: {},
    countries: {},
    bios: {},
    expertId: null,
    picture: null,
  });
  const board = [member('editor-in-chief', 'A'), member('member', 'B'), member('member', 'C')];
  expect(moduleView(stored('board', { size: 2 }), { ...nothing, board })).toMatchObject({
    code: 'board',
    title: '标题',
    members: [
      { role: 'editor-in-chief', name: 'A', affiliation: '示例大学' },
      { role: 'member', name: 'B' },
    ],
  });
});

test('subjects without a paper lead nowhere and are left out', () => {
  const subjects = [
    { id: '5', name: 'Optics', count: 0 },
    { id: '6', name: 'Lasers', count: 3 },
  ];
  expect(moduleView(stored('subjects'), { ...nothing, subjects })).toMatchObject({ subjects: [subjects[1]] });
});

test('a module that nobody could load says so; one that has nothing is left out', () => {
  expect(moduleView(stored('subjects'), { ...nothing, subjects: null })).toMatchObject({
    code: 'unloaded',
    of: 'subjects',
  });
  const lists = (isUnknown: boolean) =>
    new Map([['1', [{ name: 'mostRead', more: null, content: [], isUnknown }]]] as const);
  const ranking = { ...stored('ranking'), id: '1' };
  expect(moduleView(ranking, { ...nothing, lists: lists(true) })).toMatchObject({ code: 'unloaded', of: 'ranking' });
  expect(moduleView(ranking, { ...nothing, lists: lists(false) })).toBeNull();
});
