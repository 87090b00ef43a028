import { expect, test } from 'vitest';
import { placeFiles } from './place-files.ts';

const stored = (name: string) => ({ 'fig1.tif': 'aa', 'a&b.csv': 'bb' })[name];

test('a picture shows the file that it names, in high precision', () => {
  expect(placeFiles('<img alt="x" data-file="fig1.tif" loading="lazy">', stored)).toBe(
    '<img alt="x" data-file="fig1.tif" src="/files/aa?form=high" loading="lazy">',
  );
});

test('a download leads to its file, whatever characters its name has', () => {
  expect(placeFiles('<a data-file="a&amp;b.csv">table</a>', stored)).toBe(
    '<a data-file="a&amp;b.csv" href="/files/bb" download>table</a>',
  );
});

test('what was not delivered keeps its name and gets no address', () => {
  const html = '<img data-file="fig2.tif"><p>data-file="fig1.tif"</p>';
  expect(placeFiles(html, stored)).toBe(html);
});
