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

test('a picture that was not delivered leaves its words, or else its name, and its place for links', () => {
  expect(placeFiles('<img id="f2" data-file="fig2.tif" alt="Six &quot;cells&quot;" loading="lazy">', stored)).toBe(
    '<span id="f2" data-missing-file="fig2.tif">Six &quot;cells&quot;</span>',
  );
  expect(placeFiles('<p><img data-file="fig2.tif" alt="" loading="lazy" /></p>', stored)).toBe(
    '<p><span data-missing-file="fig2.tif">fig2.tif</span></p>',
  );
});

test('a picture without words whose name a machine made up leaves an empty place', () => {
  const name = `images/${'0f'.repeat(32)}.jpg`;
  expect(placeFiles(`<figure><img data-file="${name}" alt="" loading="lazy" /></figure>`, stored)).toBe(
    `<figure><span data-missing-file="${name}"></span></figure>`,
  );
});

test('a download that was not delivered keeps its words and gets no address', () => {
  const html = '<a data-file="none.csv">table</a><p>data-file="fig1.tif"</p>';
  expect(placeFiles(html, stored)).toBe(html);
});
