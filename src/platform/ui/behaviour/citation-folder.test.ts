import { expect, test, vi } from 'vitest';
import { createCitationFolder } from './citation-folder.ts';
import {
  addCitation,
  type CitationItem,
  mostCitations,
  readCitations,
  removeCitations,
  toggleAll,
} from './citation-list.ts';

const paper = (id: string, sortId = 1): CitationItem => ({
  id,
  resName: `Paper ${id}`,
  resString: `Sample, ${id}.`,
  sortId,
});
const [one, two, three] = [paper('1'), paper('2', 2), paper('3', 3)];

const memory = () => {
  const values = new Map<string, string>();
  return {
    values,
    storage: () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
      }) as unknown as Storage,
  };
};

test('a paper stands in the citation folder once', () => {
  expect(addCitation([one, two], paper('1'))).toEqual({ list: [one, two], outcome: 'present' });
  expect(addCitation([one], two)).toEqual({ list: [one, two], outcome: 'added' });
});

test('the folder holds as many papers as one call cites', () => {
  const full = Array.from({ length: mostCitations }, (_, place) => paper(`p${place}`));
  expect(addCitation(full, one)).toEqual({ list: full, outcome: 'full' });
});

test('papers keep the order in which they were added, also after some were deleted', () => {
  const folder = createCitationFolder('1', { storage: memory().storage, tabs: new EventTarget() });
  for (const item of [one, two, three]) folder.add(item);
  folder.remove(['1']);
  expect([folder.add(one), folder.add(two)]).toEqual(['added', 'present']);
  expect(folder.list().map(({ id, sortId }) => [id, sortId])).toEqual([
    ['2', 2],
    ['3', 3],
    ['1', 4],
  ]);
  expect([folder.has('1'), folder.has('9')]).toEqual([true, false]);
});

test('to delete items updates the list and its count', () => {
  expect(removeCitations([one, two, three], new Set(['1', '3']))).toEqual([two]);
  const folder = createCitationFolder('1', { storage: memory().storage, tabs: new EventTarget() });
  for (const item of [one, two, three]) folder.add(item);
  folder.remove(['1', '3']);
  expect(folder.list()).toEqual([two]);
  expect(folder.count()).toBe(1);
});

test('select-all selects all, and none when all were selected', () => {
  expect([...toggleAll([one, two], new Set())]).toEqual(['1', '2']);
  expect([...toggleAll([one, two], new Set(['2']))]).toEqual(['1', '2']);
  expect([...toggleAll([one, two], new Set(['1', '2']))]).toEqual([]);
});

test.each(['{', '{"a":1}', 'null', '[null,1,{"id":5}]'])('a stored list that is none counts as empty: %s', (stored) => {
  expect(readCitations(stored)).toEqual([]);
});

test('the list is stored locally (localStorage), for each site by itself', () => {
  const place = { ...memory(), tabs: new EventTarget() };
  createCitationFolder('1', place).add(one);
  const batchIds = createCitationFolder('1', place)
    .list()
    .map(({ id }) => id);
  expect(batchIds).toEqual(['1']);
  expect(createCitationFolder('1', place).list()).toEqual([one]);
  expect(createCitationFolder('2', place).list()).toEqual([]);
  expect([...place.values.keys()]).toEqual(['imprint.citations.1']);
});

test('where the browser forbids storage the folder lasts as long as the page', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const folder = createCitationFolder('1', { storage, tabs: new EventTarget() });
  folder.add(one);
  folder.add(two);
  folder.remove(['1']);
  expect(folder.list()).toEqual([two]);
});

test('every change is told, also one that another tab makes', () => {
  const place = { ...memory(), tabs: new EventTarget() };
  const folder = createCitationFolder('1', place);
  const listener = vi.fn();
  const stop = folder.onChange(listener);
  folder.add(one);
  folder.add(one);
  expect(listener.mock.calls).toEqual([[[one]]]);

  place.values.set('imprint.citations.1', JSON.stringify([one, two]));
  place.tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'imprint.citations.1' }));
  place.tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenLastCalledWith([one, two]);

  stop();
  folder.remove(['1']);
  expect(listener).toHaveBeenCalledTimes(2);
});
