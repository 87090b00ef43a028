import { expect, test } from 'vitest';
import { createFileFinder } from './file-type.ts';

const find = createFileFinder([
  'one/article.xml',
  'one/figures/Fig1.jpg',
  'two/article.xml',
  'two/Fig1.tif',
  'two/movie.mp4',
  'shared/logo.png',
]);

test('a file is looked for in the document’s own folder first, whatever its case', () => {
  expect(find('one/article.xml', 'fig1.jpg')).toBe('one/figures/Fig1.jpg');
  expect(find('two/article.xml', 'movie.mp4')).toBe('two/movie.mp4');
});

test('a name without ending finds the picture of that name', () => {
  expect(find('two/article.xml', 'fig1')).toBe('two/Fig1.tif');
});

test('a path inside the package and an address with a query lead to the file', () => {
  expect(find('one/article.xml', '../shared/logo.png')).toBe('shared/logo.png');
  expect(find('two/article.xml', 'movie.mp4?download=1')).toBe('two/movie.mp4');
});

test('what is not there is not found, and never a file of another document that has the same name twice', () => {
  expect(find('one/article.xml', 'fig9')).toBeUndefined();
  expect(find('one/article.xml', '')).toBeUndefined();
  expect(createFileFinder(['a/f.png', 'b/f.png'])('c/x.xml', 'f.png')).toBeUndefined();
});
