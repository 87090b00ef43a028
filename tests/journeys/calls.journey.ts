import { expect, inject, test } from 'vitest';
import { type CallLine, callLines } from '../addresses/call-lines.ts';
import { ask, type Heard } from '../faults/ask.ts';
import { withItems } from './named-items.ts';

async function askLine({ name, host, input }: CallLine): Promise<Heard> {
  const [method = '', template = ''] = name.split(' ');
  const given = new URLSearchParams(await withItems(inject('ownerUrl'), input));
  const path = template.replace('{id}', given.get('id') ?? '');
  if (path !== template) given.delete('id');
  const question = { host: `${host}.localhost`, headers: { language: 'en' } };
  if (method === 'GET') return ask(inject('serverPort'), `/rc-pub${path}?${given}`, question);
  return ask(inject('serverPort'), `/rc-pub${path}`, {
    ...question,
    ...{ method, body: JSON.stringify(Object.fromEntries(given)) },
    headers: { ...question.headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
}

/** A list has entries; anything else has at least one field that tells something. */
function tells(data: unknown): boolean {
  if (data === null || data === undefined || data === '') return false;
  if (typeof data !== 'object') return true;
  if (Array.isArray(data)) return data.length > 0;
  if ('content' in data) return tells(data.content);
  return Object.values(data).some(tells);
}

test.for(callLines)('$name answers with content of the demo', async (line) => {
  const { http, type, text } = await askLine(line);
  expect(http).toBe(200);
  expect(text).not.toBe('');
  if (!type.includes('json')) return;
  const { status, data } = JSON.parse(text);
  expect(status).toBe(0);
  expect(tells(data), text.slice(0, 300)).toBe(true);
});
