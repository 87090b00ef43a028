import { type Endpoint, methodsOf } from '../../src/platform/contract/endpoint.ts';
import { presentFailure } from '../../src/platform/contract/envelope.ts';
import { failureCodes } from '../../src/platform/kernel/failure.ts';
import { pathOf } from './contracts.ts';
import type { FailureWords } from './document.ts';
import { fieldsOf } from './fields.ts';

/** A table whose columns stand under each other, as the formatter wants them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const cells = [head, ...rows].map((row) => row.map((text) => text.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [cells[0] ?? [], rule, ...cells.slice(1)].map(line);
}

function row(endpoint: Endpoint): string[] {
  const fields = fieldsOf(endpoint).map(({ name, required }) => (required ? `**${name}**` : name));
  const marks = [
    endpoint.origin === 'ours' && 'ours',
    endpoint.audience === 'member' && 'members',
    endpoint.site === 'any' && 'whatever the site’s state',
    endpoint.freshness === 'private' && 'never shared',
  ].filter(Boolean);
  const name = `\`${methodsOf(endpoint).join(', ')} /rc-pub${pathOf(endpoint)}\``;
  return [name, endpoint.summary, fields.join(', '), marks.join(', ')];
}

/** The calls for people who read. */
export function buildList(endpoints: readonly Endpoint[], words: FailureWords): string {
  const ours = endpoints.filter(({ origin }) => origin === 'ours').length;
  const groups = Map.groupBy(endpoints, (endpoint) => pathOf(endpoint).split('/')[2] ?? '');
  const tables = [...groups].flatMap(([group, members]) => [
    `## ${group}`,
    '',
    ...table(['Call', 'What it answers', 'Takes', ''], members.map(row)),
    '',
  ]);
  const failures = failureCodes.map((code) => {
    const { status, http } = presentFailure({ code });
    return [String(status), String(http), words[`failure.${code}`] ?? ''];
  });
  return [
    '# The calls of the portal',
    '',
    'Written by `npm run openapi -- --write` from the contracts; `docs/openapi.json` says the same to programs, with every field.',
    '',
    `${endpoints.length} calls: ${endpoints.length - ours} of the specification, ${ours} that it leaves without a path, marked as ours.`,
    '',
    'A call answers `{ "status": 0, "data": … }`, or `{ "status": …, "message": … }` when it could not. Headers: `token`, `siteId`',
    '(must be the host’s own site), `language` (zh, en, ru, ara, spa, fra, de), `captcha`. `timestamps` is accepted and ignored.',
    'Ids are opaque strings. Fields in bold must be given. Reads of the specification are asked by GET, or by POST with the same fields in a',
    'body (JSON or a form), whose answers no cache keeps; changes by POST with JSON alone (decision 126). A path or a method that no call has',
    'is answered with the envelope as well: 404, or 405 with the methods that it has in `allow`.',
    '',
    ...tables,
    '## When a call fails',
    '',
    ...table(['Status', 'HTTP', 'Message'], failures),
    '',
  ].join('\n');
}
