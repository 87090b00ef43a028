import { expect, test, vi } from 'vitest';
import type { AnyHandler } from '../../src/platform/contract/handler.ts';
import type { FormField } from '../../src/platform/kernel/form-field.ts';
import { requestTo } from '../support/request-context.ts';
import { useTestApp } from '../support/test-app.ts';
import { consoleInputs } from './console/inputs.ts';
import { fillMarkedSites } from './fill-marked-sites.ts';
import { sites } from './marked-site.ts';
import { sampleCalls } from './sample-calls.ts';
import { sampleAccount } from './sample-doings.ts';

vi.setConfig({ testTimeout: 120_000 });

type Fields = Readonly<Record<string, unknown>>;

/** Right in form, and yet nothing that a bigint, an integer or a date of the database can hold. */
const largeId = '9223372036854775808';
const impossible = [largeId, '2026-02-31', 2 ** 52];
const broken = ['internal', 'timeout', 'unavailable'];

const portal = useTestApp(async (app) => {
  await fillMarkedSites(app);
  await app.owner.query('insert into operator (account_id) values ($1)', [sampleAccount]);
});

const ask = (handler: AnyHandler, input: Fields) =>
  portal.app.run(handler, requestTo(sites.gathered.host, { member: { id: sampleAccount, isAssured: true } }), input);

const fieldsOf = ({ endpoint }: AnyHandler, sample: Fields): string[] => [
  ...new Set([...Object.keys((endpoint.input as { shape?: object }).shape ?? {}), ...Object.keys(sample)]),
];

test('an id that no thing can have and a day that no calendar has break no call', async () => {
  const findings: string[] = [];
  for (const handler of portal.app.handlers) {
    const { name } = handler.endpoint;
    const sample = sampleCalls[name]?.input(sites.gathered) ?? (consoleInputs[name] as Fields | undefined) ?? {};
    for (const field of fieldsOf(handler, sample))
      for (const value of [...impossible, [largeId]]) {
        const answer = await ask(handler, { ...sample, [field]: value });
        if (!answer.ok && broken.includes(answer.failure.code))
          findings.push(`${name} ${field}=${JSON.stringify(value)}: ${answer.failure.code}`);
      }
  }
  expect(findings).toEqual([]);
});

const filled = (fields: readonly FormField[], value: unknown): Fields =>
  Object.fromEntries(
    fields.map((field) => {
      if (field.type === 'list') return [field.name, [filled(field.of, value)]];
      if (field.type === 'references') return [field.name, [value]];
      if (field.type === 'text' || field.type === 'long-text' || field.type === 'prose')
        return [field.name, { zh: String(value), en: String(value) }];
      if (field.type === 'choice') return [field.name, field.choices[0]?.value ?? null];
      return [field.name, value];
    }),
  );

test('nor any form of the console: its fields name what is wrong', async () => {
  const handlerOf = (name: string) => portal.app.handlers.find(({ endpoint }) => endpoint.name === name) as AnyHandler;
  const findings: string[] = [];
  const check = async (what: string, name: string, input: Fields) => {
    const answer = await ask(handlerOf(name), input);
    if (!answer.ok && broken.includes(answer.failure.code)) findings.push(`${what}: ${answer.failure.code}`);
    return (answer.ok ? answer.value : {}) as { fields?: readonly FormField[] };
  };
  for (const { kind } of portal.app.editorial.editables) {
    const { fields = [] } = await check(`${kind} begun`, 'GET /console/document', { kind, id: 'new' });
    const sent = { kind, id: 'new', state: '', as: 'published', name: 'gathered' };
    for (const value of impossible)
      await check(`${kind} of ${value}`, 'POST /console/document/save', { ...sent, document: filled(fields, value) });
    const named = { kind, id: largeId, state: '' };
    await check(`${kind} read`, 'GET /console/document', named);
    await check(`${kind} kept`, 'POST /console/document/save', { ...named, document: {}, as: 'draft' });
    await check(`${kind} removed`, 'POST /console/document/remove', { ...named, name: 'gathered' });
  }
  expect(findings).toEqual([]);
});

test('nor an address that machines read', async () => {
  const answers = await Promise.all(
    [
      '/rss/journal-9999999999999999999.rss',
      '/sitemap-9999999999999999999.xml',
      '/sitemap-0-9999999999999999999.xml',
    ].map(async (url) => {
      const { statusCode } = await portal.server.inject({ url, headers: { host: sites.gathered.host } });
      return [url, statusCode];
    }),
  );
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
});
