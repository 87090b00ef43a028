import { expect, test } from 'vitest';
import { acceptsOrigin, type OriginFacts } from './accept-origin.ts';

const own: OriginFacts = {
  method: 'POST',
  contentType: 'application/json',
  origin: 'https://optics.example',
  host: 'optics.example',
  fetchSite: 'same-origin',
};

const accepted: [string, Partial<OriginFacts>][] = [
  ['a page of the same host', {}],
  ['a content type with its charset', { contentType: 'Application/JSON; charset=utf-8' }],
  ['a browser that does not say Sec-Fetch-Site', { fetchSite: undefined }],
  ['no Origin, but the browser says that the page is ours', { origin: undefined }],
  ['a host with a port', { origin: 'http://optics.localhost:8080', host: 'optics.localhost:8080' }],
  ['a host that names the usual port', { host: 'optics.example:443' }],
  ['a host in capitals', { host: 'Optics.Example' }],
  [
    'a read from anywhere',
    { method: 'GET', contentType: undefined, origin: 'https://evil.example', fetchSite: 'cross-site' },
  ],
];

test.each(accepted)('a call is accepted from %s', (_, facts) => {
  expect(acceptsOrigin({ ...own, ...facts })).toBe(true);
});

const refused: [string, Partial<OriginFacts>][] = [
  ['another site', { origin: 'https://evil.example', fetchSite: 'cross-site' }],
  ['another site whose browser says nothing more', { origin: 'https://evil.example', fetchSite: undefined }],
  ['a sister site', { origin: 'https://biology.example', fetchSite: 'same-site' }],
  ['a host that only begins alike', { origin: 'https://optics.example.evil.example', fetchSite: undefined }],
  ['another port', { origin: 'https://optics.example:8443', fetchSite: undefined }],
  ['the same host over plain http', { origin: 'http://optics.example', fetchSite: 'cross-site' }],
  ['a sandboxed frame', { origin: 'null', fetchSite: undefined }],
  ['a page of another scheme', { origin: 'ftp://optics.example', fetchSite: undefined }],
  ['nowhere that could be told', { origin: undefined, fetchSite: undefined }],
  ['a form', { contentType: 'application/x-www-form-urlencoded' }],
  ['plain text that is JSON', { contentType: 'text/plain;application/json' }],
  ['something without a content type', { contentType: undefined }],
  ['an unknown method', { method: 'DELETE', origin: 'https://evil.example', fetchSite: undefined }],
];

test.each(refused)('a call is refused from %s', (_, facts) => {
  expect(acceptsOrigin({ ...own, ...facts })).toBe(false);
});

test('a call that takes a file wants bytes as they are, which no form can send', () => {
  expect(acceptsOrigin({ ...own, contentType: 'application/octet-stream' }, 'file')).toBe(true);
  for (const contentType of ['application/json', 'multipart/form-data; boundary=x', 'text/plain', undefined])
    expect(acceptsOrigin({ ...own, contentType }, 'file')).toBe(false);
  expect(acceptsOrigin({ ...own, contentType: 'application/octet-stream' })).toBe(false);
  const foreign = { origin: 'https://evil.example', fetchSite: 'cross-site' };
  expect(acceptsOrigin({ ...own, ...foreign, contentType: 'application/octet-stream' }, 'file')).toBe(false);
});
