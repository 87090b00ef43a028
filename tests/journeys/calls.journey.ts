import { expect, inject, test } from 'vitest';
import { askCall, lackIn } from '../addresses/ask-call.ts';
import { type CallLine, callLines } from '../addresses/call-lines.ts';

const reduced = '"reduced":true';
const ask = (line: CallLine) => askCall(inject('serverPort'), inject('ownerUrl'), line);

test.for(callLines)('$name answers with content of the demo', async (line) => {
  let heard = await ask(line);
  const again = async () => {
    heard = await ask(line);
    return heard.text;
  };
  // A search engine that has just begun takes longer than a reader is let wait, and the answer says that it is reduced.
  if (heard.text.includes(reduced)) await expect.poll(again, { interval: 500 }).not.toContain(reduced);
  expect(lackIn(heard)).toBeNull();
});
