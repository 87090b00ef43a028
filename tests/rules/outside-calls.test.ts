import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const server = [
  'src/platform/adapters/**/*.ts',
  'src/processes/**/*.ts',
  'src/**/{use-cases,store,api,formats}/**/*.ts',
];
const calls = globSync(server, { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split(/\bfetch\(/)
      .slice(1)
      .map((call) => ({ path, options: call.slice(0, call.indexOf('});')) })),
  )
  .sort((one, other) => one.path.localeCompare(other.path));

test('the server asks nine kinds of services outside, and follows none of them elsewhere', () => {
  expect(calls.map(({ path }) => path)).toEqual([
    'src/platform/adapters/embedding/server-embedders.ts',
    'src/platform/adapters/language-model/server-model.ts',
    'src/platform/adapters/oidc/extension-provider.ts',
    'src/platform/adapters/oidc/wechat-provider.ts',
    'src/platform/adapters/orcid/orcid-records.ts',
    'src/platform/adapters/sms/aliyun-sms.ts',
    'src/platform/adapters/sms/tencent-sms.ts',
    'src/platform/adapters/traces/trace-sender.ts',
    'src/platform/adapters/varnish/varnish-edges.ts',
  ]);
  for (const { path, options } of calls)
    expect([path, options]).toEqual([path, expect.stringContaining("redirect: 'error'")]);
});
