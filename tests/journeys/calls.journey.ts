import { expect, inject, test } from 'vitest';
import { askCall, lackIn } from '../addresses/ask-call.ts';
import { callLines } from '../addresses/call-lines.ts';

test.for(callLines)('$name answers with content of the demo', async (line) => {
  // A search engine that has just begun may take longer than a reader is let wait, and then the answer says that it is reduced.
  await expect
    .poll(async () => lackIn(await askCall(inject('serverPort'), inject('ownerUrl'), line)), { interval: 500 })
    .toBeNull();
});
