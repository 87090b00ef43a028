import { expect, test } from 'vitest';
import { createCircuit } from './engine-circuit.ts';

const limits = { deadlineMilliseconds: 20, failures: 3, windowMilliseconds: 5_000, restMilliseconds: 2_000 };
const log = { info() {}, warn() {}, error() {} };

function engine() {
  let now = 0;
  let requests = 0;
  let answer: () => Promise<string> = async () => 'found';
  const circuit = createCircuit({ clock: { now: () => new Date(now) }, log }, limits);
  return {
    ask: () =>
      circuit(() => {
        requests += 1;
        return answer();
      }),
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    answers: (given: () => Promise<string>) => {
      answer = given;
    },
    requests: () => requests,
  };
}
const unreachable = async () => {
  throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
};

test('an engine that is late is not waited for', async () => {
  const { ask, answers } = engine();
  answers(() => new Promise(() => {}));
  expect(await ask()).toEqual({ ok: false, failure: 'away' });
});

test('after three failures it is left alone, tried every two seconds, and used again once it answers', async () => {
  const { ask, answers, later, requests } = engine();
  answers(unreachable);
  for (let time = 0; time < 10; time += 1) await ask();
  expect(requests()).toBe(3);
  later(2_000);
  await ask();
  await ask();
  expect(requests()).toBe(4);
  answers(async () => 'back');
  later(2_000);
  expect(await ask()).toEqual({ ok: true, value: 'back' });
  expect(await ask()).toEqual({ ok: true, value: 'back' });
});

test('failures that lie apart, and questions that the engine refuses, do not count', async () => {
  const { ask, answers, later, requests } = engine();
  answers(unreachable);
  for (let time = 0; time < 5; time += 1) {
    await ask();
    later(5_000);
  }
  answers(async () => {
    throw new Error('The search index answered 400');
  });
  for (let time = 0; time < 5; time += 1) expect((await ask()).ok).toBe(false);
  expect(requests()).toBe(10);
});
