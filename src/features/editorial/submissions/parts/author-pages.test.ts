import { expect, test } from 'vitest';
import type { NavigationEntry } from '../../../../platform/shell/frame.ts';
import { authorPages } from './author-pages.ts';

const entry = (href: string, children: readonly NavigationEntry[] = []): NavigationEntry => ({
  id: href,
  name: href,
  href,
  newWindow: false,
  group: 'other',
  children,
});
const names = (navigation: readonly NavigationEntry[]) => authorPages(navigation).map(({ name }) => name);

test('authors find the journal’s scope, all that stands beside the form, and the files', () => {
  const guide = entry('/periodIntroduce?columnId=2', [entry('/periodIntroduce?columnId=3')]);
  const authors = entry('/periodIntroduce?columnId=1', [
    guide,
    entry('/Manuscript?columnId=4'),
    entry('/videoSubmission?columnId=5'),
  ]);
  const navigation = [
    entry('/periodIntroduce?columnId=9&code=introduce'),
    entry('/newPublish', [entry('/download?columnId=8')]),
    authors,
    entry('/contact'),
  ];
  expect(names(navigation)).toEqual([
    '/periodIntroduce?columnId=9&code=introduce',
    ...[1, 2].map((id) => `/periodIntroduce?columnId=${id}`),
    '/download?columnId=8',
  ]);
});

test('a site whose navigation says nothing to authors has nothing to show', () => {
  expect(names([entry('/manuscript'), entry('/contact')])).toEqual([]);
});
