import { ask, type Heard } from '../faults/ask.ts';
import { withItems } from '../journeys/named-items.ts';
import type { CallLine } from './call-lines.ts';

/** Asks a server as a line of a table says; samples that it names are looked up first. */
export async function askCall(port: number, ownerUrl: string, { name, host, input }: CallLine): Promise<Heard> {
  const [method = '', template = ''] = name.split(' ');
  const given = new URLSearchParams(await withItems(ownerUrl, input));
  const path = template.replace('{id}', given.get('id') ?? '');
  if (path !== template) given.delete('id');
  const question = { host: `${host}.localhost`, headers: { language: 'en' } };
  if (method === 'GET') return ask(port, `/rc-pub${path}?${given}`, question);
  return ask(port, `/rc-pub${path}`, {
    ...question,
    method,
    body: JSON.stringify(Object.fromEntries(given)),
    headers: { ...question.headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
}

/** What is wrong with an answer that should tell something; nothing if it does. */
export function lackIn({ http, type, text }: Heard): string | null {
  if (http !== 200) return `HTTP ${http}`;
  if (text === '') return 'an empty answer';
  if (!type.includes('json')) return null;
  const { status, data } = JSON.parse(text);
  if (status !== 0) return `status ${status}`;
  return tells(data) ? null : `nothing: ${text.slice(0, 300)}`;
}

/** Where an answer that is more than a list has its list. */
const lists = ['content', 'clusters', 'tabs'];

/** A list has an entry that tells something; anything else has at least one such field. Nought is nothing. */
function tells(data: unknown): boolean {
  if (data === null || data === undefined || data === '' || data === 0) return false;
  if (typeof data !== 'object') return true;
  const list = lists.find((name) => name in data);
  return list ? tells(data[list as keyof typeof data]) : Object.values(data).some(tells);
}
