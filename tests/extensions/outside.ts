import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '../../src/processes/create-app.ts';
import { createServer } from '../../src/processes/server.ts';
import type { TestApp } from '../support/test-app.ts';

const examples = join(import.meta.dirname, '../../examples/extensions');

/** The example as someone else would have it: in a folder that has nothing to do with this project. */
export function useOutside(example: string): { readonly folder: string; variables(): Promise<Record<string, string>> } {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-extension-'));
  cpSync(join(examples, example), folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, variables: async () => ({ IMPRINT_EXTENSIONS: folder }) };
}

/** A package of one module with this code, outside as well. */
export function usePackage(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-package-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "sample", "version": "1.0.0", "type": "module" }');
  writeFileSync(join(folder, 'index.js'), entry);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same installation after its extensions were taken out of the setting: the same database and index, another process. */
export function useWithoutExtensions(portal: TestApp): TestApp {
  const without = {} as { -readonly [Key in keyof TestApp]: TestApp[Key] };
  let app: App;
  let server: FastifyInstance;
  beforeAll(async () => {
    app = createApp(portal.app.settings);
    server = await createServer(app);
    Object.assign(without, portal, { app, server, get, post });
  });
  afterAll(async () => {
    await server?.close();
    await app?.close();
  });
  const get: TestApp['get'] = async (host, path, headers = {}) => {
    const answer = await server.inject({ method: 'GET', url: `/rc-pub${path}`, headers: { host, ...headers } });
    return { http: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
  const post: TestApp['post'] = async (host, path, body, headers = {}) => {
    const answer = await server.inject({
      method: 'POST',
      url: `/rc-pub${path}`,
      headers: {
        host,
        origin: `https://${host}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...headers,
      },
      payload: JSON.stringify(body),
    });
    return { http: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
  return without;
}
