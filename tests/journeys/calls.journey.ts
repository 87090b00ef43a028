import { expect, inject, test } from 'vitest';
import { askCall, lackIn } from '../addresses/ask-call.ts';
import { callLines } from '../addresses/call-lines.ts';

test.for(callLines)('$name answers with content of the demo', async (line) => {
  expect(lackIn(await askCall(inject('serverPort'), inject('ownerUrl'), line))).toBeNull();
});
