import type { SiteScope } from '../../kernel/site-context.ts';

export const scopeName = 'scope';
/** Both settings are made to find out that there is no row to send back. */
export const scopeText =
  "select where set_config('app.reads',$1,true) is null or set_config('app.writes',$2,true) is null";

export const scopeValues = (scope: SiteScope): [string, string] => [
  scope.reads.join(','),
  scope.writes?.toString() ?? '',
];

const made = new Map<string, Buffer>();
const mostMade = 20_000;

/** Bind and Execute of the scope's prepared statement, as bytes: the same for every statement of a site, so made once. */
export function scopeMessages(scope: SiteScope): Buffer {
  const values = scopeValues(scope);
  const key = values.join('|');
  const known = made.get(key);
  if (known) return known;
  const bytes = Buffer.concat([bind(values), execute]);
  if (made.size < mostMade) made.set(key, bytes);
  return bytes;
}

/** One message of PostgreSQL's protocol: its letter, its length without the letter, its content. */
function message(letter: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const cString = (text: string): Buffer => Buffer.from(`${text}\0`);
const parameter = (text: string): Buffer => Buffer.concat([int32(Buffer.byteLength(text)), Buffer.from(text)]);

/** The unnamed portal, all parameters and results as text. */
const bind = (values: readonly string[]): Buffer =>
  message('B', cString(''), cString(scopeName), int16(0), int16(values.length), ...values.map(parameter), int16(0));

/** All rows of the unnamed portal, of which there are none. */
const execute = message('E', cString(''), int32(0));
