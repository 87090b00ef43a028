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
    ...table(['Call', 'Description', 'Input', ''], members.map(row)),
    '',
  ]);
  const failures = failureCodes.map((code) => {
    const { status, http } = presentFailure({ code });
    return [String(status), String(http), words[`failure.${code}`] ?? ''];
  });
  return [
    '# API reference',
    '',
    'This page lists every call of the HTTP API. It is generated from the contracts by `npm run openapi -- --write`; `docs/openapi.json` describes the same calls for programs, with every field.',
    '',
    `There are ${endpoints.length} calls: ${endpoints.length - ours} are defined by the specification; the other ${ours}, for which it gives no path, are marked “ours”.`,
    '',
    '- **Response.** A successful call returns `{ "status": 0, "data": … }`, a failed one `{ "status": …, "message": … }`.',
    '- **Headers.** `token`, `siteId` (must be the host’s own site), `language` (zh, en, ru, ara, spa, fra, de), `captcha`. `timestamps` is accepted and ignored.',
    '- **Input.** Fields in bold are required. Ids are opaque strings.',
    '- **Methods.** Reads of the specification accept GET, or POST with the same fields in a body (JSON or a form), whose responses are not cached. Changes accept POST with JSON only (decision 126). An unknown path returns 404 in the envelope, a wrong method 405 with the accepted methods in `allow`.',
    '',
    ...tables,
    '## Errors',
    '',
    ...table(['Status', 'HTTP', 'Message'], failures),
    '',
  ].join('\n');
}
