import { afterEach, expect, test } from 'vitest';
import { placeOfRequest, recordTraces, type Span, traced, tracedLater, traceparentNow, within } from './traces.ts';

const trace = 'a'.repeat(32);
const parent = `00-${trace}-${'b'.repeat(16)}-01`;
let spans: Span[] = [];
const sink = { add: (span: Span) => void spans.push(span), close: async () => {} };
const what = (name: string) => () => ({ name, kind: 'internal' as const });

afterEach(() => {
  recordTraces(undefined);
  spans = [];
});

test('without a receiver nothing is told, asked for or carried', async () => {
  const never = () => {
    throw new Error('asked');
  };
  expect(await traced(never, async () => 1)).toBe(1);
  expect(await tracedLater([parent], never, async () => traceparentNow() ?? 'nothing')).toBe('nothing');
  expect(placeOfRequest(parent, true)).toBeUndefined();
});

test('a trace from outside counts only where it is believed, and never where it is not one', () => {
  recordTraces(sink, 0);
  expect(placeOfRequest(parent, true)).toMatchObject({ traceId: trace, spanId: 'b'.repeat(16) });
  expect(placeOfRequest(parent, false)).toBeUndefined();
  expect(placeOfRequest(parent.replace(/1$/, '0'), true)).toBeUndefined();
  for (const wrong of [`${parent}0`, `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, "00-'; drop-01", undefined, [parent]])
    expect(placeOfRequest(wrong, true)).toBeUndefined();
  recordTraces(sink, 1);
  expect(placeOfRequest(parent, false)?.traceId).not.toBe(trace);
});

test('so great a share of what begins here is told of as the setting says', () => {
  recordTraces(sink, 0.1);
  const recorded = Array.from({ length: 20_000 }, () => placeOfRequest(undefined, false)).filter(Boolean).length;
  expect(recorded).toBeGreaterThan(1_700);
  expect(recorded).toBeLessThan(2_300);
});

test('work within work is a part of it, also when it fails', async () => {
  recordTraces(sink, 0);
  const place = placeOfRequest(parent, true);
  if (!place) throw new Error('There is no place.');
  const inner = () => Promise.reject(new Error('planted'));
  await expect(within(place, () => traced(what('outer'), () => traced(what('inner'), inner)))).rejects.toThrow();
  expect(spans.map(({ name, failed }) => [name, failed])).toEqual([
    ['inner', true],
    ['outer', true],
  ]);
  expect(spans[0]?.parentId).toBe(spans[1]?.spanId);
  expect(JSON.stringify(spans)).not.toContain('planted');
});

test('work that several left behind is told of in the trace of each', async () => {
  recordTraces(sink, 0);
  const other = parent.replaceAll('a', 'c');
  await tracedLater([parent, null, other, parent, 'nonsense'], what('delivery'), async () => {});
  expect(spans.map(({ traceId, name }) => `${traceId[0]} ${name}`).toSorted()).toEqual(['a delivery', 'c delivery']);
});
