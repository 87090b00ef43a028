import { expect, test } from 'vitest';
import { slotMarker } from './body-marker.ts';
import { spliceSlots } from './splice-body.server.ts';

const spliced = (page: string, slots: Record<string, string>) =>
  Buffer.concat(
    spliceSlots(page, new Map(Object.entries(slots).map(([slot, html]) => [slot, Buffer.from(html)]))),
  ).toString();

test('each piece stands where the page left its marker, and nowhere else', () => {
  const page = `<p>钙 ${slotMarker('abstract-zh')}</p><div>${slotMarker('body')}</div>`;
  expect(spliced(page, { body: '<p>正文</p>', 'abstract-zh': '摘要' })).toBe('<p>钙 摘要</p><div><p>正文</p></div>');
});

test('a marker without its piece shows nothing', () => {
  expect(spliced(`<div>${slotMarker('body')}</div>`, {})).toBe('<div></div>');
});

test('tags for machines stand at the end of the head', () => {
  expect(
    spliced(`<head><title>a</title></head><body>${slotMarker('body')}</body>`, { head: '<meta>', body: 'b' }),
  ).toBe('<head><title>a</title><meta></head><body>b</body>');
});

test('a page without markers is sent as it is', () => {
  expect(spliced('<p>a</p>', { body: 'b' })).toBe('<p>a</p>');
});

test('a piece that looks like a marker is not looked into', () => {
  expect(spliced(slotMarker('body'), { body: slotMarker('body') })).toBe(slotMarker('body'));
});
