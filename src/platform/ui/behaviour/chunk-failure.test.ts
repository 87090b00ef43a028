import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChunkWatch } from './chunk-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchOn(page: string, session = new Map<string, string>()) {
  const storage = () =>
    ({
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
    }) as unknown as Storage;
  const report = vi.fn();
  const offerReload = vi.fn();
  return { report, offerReload, session, watch: createChunkWatch({ report, offerReload, storage, page: () => page }) };
}

test('a script or style chunk that fails is reported by its name', () => {
  const { watch, report } = watchOn('/homeNav');
  watch.failed('ChunkLoadError', '/assets/a.js');
  watch.failed('CSS_CHUNK_LOAD_FAILED', '/assets/a.css');
  expect(report.mock.calls.map(([{ kind, source }]) => [kind, source])).toEqual([
    ['ChunkLoadError', '/assets/a.js'],
    ['CSS_CHUNK_LOAD_FAILED', '/assets/a.css'],
  ]);
});

test('a chunk that takes 120 s counts as failed', () => {
  const { watch, report, offerReload } = watchOn('/homeNav');
  watch.pending('ChunkLoadError', '/assets/slow.js');
  const loaded = watch.pending('CSS_CHUNK_LOAD_FAILED', '/assets/in-time.css');
  vi.advanceTimersByTime(120 * 1000 - 1);
  expect(report).not.toHaveBeenCalled();
  loaded();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    kind: 'ChunkLoadError',
    message: 'timeout',
    source: '/assets/slow.js',
  });
  expect(offerReload).toHaveBeenCalledOnce();
});

test('one reload is offered for a page and session, however much fails and however often it is loaded', () => {
  const first = watchOn('/homeNav');
  first.watch.failed('ChunkLoadError', '/assets/a.js');
  first.watch.failed('ChunkLoadError', '/assets/a.js');
  first.watch.failed('ChunkLoadError', '/assets/b.js');
  expect(first.report).toHaveBeenCalledTimes(2);
  expect(first.offerReload).toHaveBeenCalledOnce();

  const reloaded = watchOn('/homeNav', first.session);
  reloaded.watch.failed('ChunkLoadError', '/assets/a.js');
  expect(reloaded.offerReload).not.toHaveBeenCalled();

  const other = watchOn('/article', first.session);
  other.watch.failed('ChunkLoadError', '/assets/a.js');
  expect(other.offerReload).toHaveBeenCalledOnce();
});

test('where the browser forbids storage the reload is still offered', () => {
  const offerReload = vi.fn();
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  createChunkWatch({ report: vi.fn(), offerReload, storage, page: () => '/' }).failed('ChunkLoadError', '/assets/a.js');
  expect(offerReload).toHaveBeenCalledOnce();
});
