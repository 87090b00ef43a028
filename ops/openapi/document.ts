import { type Endpoint, methodsOf } from '../../src/platform/contract/endpoint.ts';
import { presentFailure } from '../../src/platform/contract/envelope.ts';
import { failureCodes } from '../../src/platform/kernel/failure.ts';
import { languages } from '../../src/platform/kernel/language.ts';
import { methodOf, pathOf } from './contracts.ts';
import { type Field, fieldsOf, schemaOf } from './fields.ts';
import { SharedSchemas } from './shared-schemas.ts';

/** English words by failure, as the calls answer them. */
export type FailureWords = Readonly<Record<string, string>>;

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const headers = {
  token: header('token', 'The value of the cookie commonToken, on calls of members.', { type: 'string' }),
  siteId: header('siteId', 'The number of the host’s own site; any other is refused with status 10001.', {
    type: 'string',
  }),
  language: header('language', 'The language of texts in the answer; the site’s own without it.', {
    type: 'string',
    enum: languages,
  }),
  captcha: header('captcha', 'The solved captcha, on calls that ask for one.', { type: 'string' }),
};

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The calls of the portal as an OpenAPI 3.1 document. */
export function buildDocument(endpoints: readonly Endpoint[], words: FailureWords): object {
  const responses = failureResponses(words);
  const shared = new SharedSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint);
    paths[path] = {
      ...paths[path],
      [methodOf(endpoint).toLowerCase()]: operation(endpoint, Object.keys(responses), shared),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Imprint',
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Every call answers with an envelope whose status is 0 on success. A site is found by host. x-origin tells the calls of the specification from ours, x-methods how a call may be asked: a read that also takes POST takes its parameters as a JSON or form body. The parameter timestamps is accepted everywhere and ignored.',
    },
    servers: [{ url: '/rc-pub' }],
    paths,
    components: {
      parameters: headers,
      schemas: {
        Failure: {
          type: 'object',
          properties: { status: { type: 'integer', not: { const: 0 } }, message: { type: 'string' } },
          required: ['status', 'message'],
        },
        ...shared.byName,
      },
      responses,
    },
  };
}

function operation(endpoint: Endpoint, failures: readonly string[], shared: SharedSchemas): object {
  const path = pathOf(endpoint);
  const inPath = (field: Field) => path.includes(`{${field.name}}`);
  const fields = fieldsOf(endpoint);
  const takesFile = endpoint.takes === 'file';
  const inBody = methodOf(endpoint) === 'POST' && !takesFile ? fields.filter((field) => !inPath(field)) : [];
  const inAddress = fields.filter((field) => !inBody.includes(field) && !(takesFile && field.name === 'bytes'));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [path.split('/')[2] ?? 'front'],
    'x-origin': endpoint.origin,
    'x-methods': methodsOf(endpoint),
    'x-site': endpoint.site,
    'x-audience': endpoint.audience,
    'x-freshness': endpoint.freshness,
    parameters: [
      ...Object.keys(headers).map((name) => reference('parameters', name)),
      ...inAddress.map((field) => ({
        name: field.name,
        in: inPath(field) ? 'path' : 'query',
        required: inPath(field) || field.required,
        schema: field.schema,
      })),
    ],
    ...(inBody.length > 0 && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: shared.take(schemaOf(endpoint.input, 'input'), `${endpoint.name} input`) },
        },
      },
    }),
    ...(takesFile && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      '200': {
        description: 'Success.',
        content: endpoint.answers === 'file' ? fileContent : envelopeOf(endpoint, shared),
      },
      ...Object.fromEntries(failures.map((http) => [http.slice(1), reference('responses', http)])),
    },
  };
}

const fileContent = { '*/*': { schema: { type: 'string', format: 'binary' } } };

const envelopeOf = (endpoint: Endpoint, shared: SharedSchemas) => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: { status: { const: 0 }, data: shared.take(schemaOf(endpoint.output, 'output'), endpoint.name) },
      required: ['status', 'data'],
    },
  },
});

/** One response for each HTTP code, listing the statuses inside the envelope that it can carry. */
function failureResponses(words: FailureWords): Record<string, object> {
  const byHttp = Map.groupBy(failureCodes, (code) => presentFailure({ code }).http);
  return Object.fromEntries(
    [...byHttp].sort().map(([http, codes]) => [
      `F${http}`,
      {
        description: codes.map((code) => `${presentFailure({ code }).status}: ${words[`failure.${code}`]}`).join(' · '),
        content: { 'application/json': { schema: reference('schemas', 'Failure') } },
      },
    ]),
  );
}
