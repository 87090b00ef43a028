import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { addressMarks, missingMarks } from './page-marks.ts';
import { specifiedAddresses } from './specified.ts';

const specified = specifiedAddresses();
const lined = new Set(addressLines.map(({ address }) => address));

test('every address of the specification has a line that says what it shows, and on a site without such content', () => {
  expect(specified.length).toBeGreaterThan(120);
  expect(specified.filter((address) => !lined.has(address))).toEqual([]);
});

test('no line is about an address that the specification does not name', () => {
  expect([...lined].filter((address) => !specified.includes(address))).toEqual([]);
});

test('a line leads to its own address and says what is there in both languages', () => {
  const own = /^\/[\w-]*/;
  for (const { address, path, name, empty } of addressLines) {
    expect(own.exec(path)?.[0], address).toBe(own.exec(address)?.[0]);
    for (const said of [name, ...(empty ? [empty.says] : [])])
      expect([said.zh, said.en].every(Boolean), address).toBe(true);
  }
});

/** Addresses that are one page by the specification: older names of it, and lists that differ only once they are given a column. */
const onePage = [
  ['/about', '/aboutUs', '/aboutus', '/subaboutus'],
  ['/contact', '/contactUs', '/subcontact'],
  ['/editorial', '/editorial-board'],
  ['/download', '/newFile'],
  ['/mag', '/newPublication'],
  ['/mag/{id}', '/periodicalDetail'],
  ['/news', '/newNews'],
  ['/weChat', '/newWeChat'],
  ['/science', '/newScience'],
  ['/audioList', '/newAudio'],
  ['/videoList', '/newVideo'],
  ['/bookList', '/newBook'],
  ['/bookDetails', '/bookDetailsNew'],
  ['/virtualAlbumList', '/newAlbum'],
  ['/seniorSearch', '/unifiedSeniorSearch'],
];
const nameOf = (address: string) => onePage.find((names) => names.includes(address))?.[0] ?? address;

test('what is said of an address tells it from every other, unless they are one page', () => {
  // What stands behind a module of a home page is a list that has an address of its own as well.
  const displayed = addressLines.filter(({ status, address }) => status !== 302 && address !== '/moreList');
  expect(displayed.filter(({ path }) => !addressMarks.has(path)).map(({ path }) => path)).toEqual([]);
  const alike = Map.groupBy(displayed, ({ path, name, host }) =>
    // The heading of a thing's page is the thing's own.
    name.zh.includes('{title}') ? path : [host, name.zh, ...(addressMarks.get(path) ?? [])].join(' '),
  );
  const confused = [...alike.values()].map((lines) => [...new Set(lines.map(({ address }) => nameOf(address)))]);
  expect(confused.filter((addresses) => addresses.length > 1)).toEqual([]);
});

test('a list of other things than its address is for is found out', () => {
  const list = (href: string) =>
    `<header data-part="header"></header><main><ul data-part="list" data-layout="rows"><a href="${href}">A</a></ul></main>`;
  const wanted = addressMarks.get('/newBook') ?? [];
  expect(missingMarks(list('/bookDetails?columnId=1'), wanted)).toEqual([]);
  expect(missingMarks(list('/videoDetails?columnId=1'), wanted)).toEqual(['/bookDetails', 'too many: /videoDetails']);
});
