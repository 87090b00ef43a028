import { expect, test, vi } from 'vitest';
import { checkAccess } from './check-access.ts';

function tab(granted: boolean | Error) {
  const kept = new Map<string, string>();
  return {
    storage: () => ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }),
    ask: vi.fn(async () => {
      if (granted instanceof Error) throw granted;
      return granted;
    }),
    reload: vi.fn(),
  };
}
const page = (refuses: boolean) => ({ querySelector: () => (refuses ? ({} as never) : null) });

test('a page that refuses something asks once in a tab, and shows itself again when there is more to see', async () => {
  const open = tab(true);
  for (let time = 0; time < 3; time++) await checkAccess(page(true), open);
  expect([open.ask.mock.calls.length, open.reload.mock.calls.length]).toEqual([1, 1]);
});

test('a page that refuses nothing does not ask', async () => {
  const open = tab(true);
  await checkAccess(page(false), open);
  expect(open.ask).not.toHaveBeenCalled();
});

test('who has no other access basis, or no server, keeps the page as it is', async () => {
  for (const answer of [false, new Error('away')]) {
    const open = tab(answer);
    await checkAccess(page(true), open);
    expect(open.reload).not.toHaveBeenCalled();
  }
});
