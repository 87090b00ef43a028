import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type AssetStore, isAssetName, postgresAssets, publishAssets } from '../assets/publish-assets.ts';
import type { App } from '../create-app.ts';

const lasting = 'public, max-age=31536000, immutable';

/** Scripts and styles: those of this release from disk, those of others from the file store. */
export async function addAssets(server: FastifyInstance, app: App, client: string): Promise<void> {
  const folder = join(client, 'assets');
  const store = postgresAssets(app.database);
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    // A route for each file that is there; what is not there falls to the route below.
    wildcard: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  addOtherReleases(server, app, store);
  // The portal also runs without: only updates are rougher then.
  await publishAssets(folder, store, app.files).catch((problem: unknown) =>
    app.log.warn({ problem }, 'the scripts of this release could not be kept for later'),
  );
}

function addOtherReleases(server: FastifyInstance, { files }: Pick<App, 'files'>, store: AssetStore): void {
  server.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const asset = isAssetName(name) ? await store.find(name) : undefined;
    const file = asset && (await files.open(asset.sha256));
    if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('404 Not Found');
    return reply.header('cache-control', lasting).type(asset.contentType).send(file.stream);
  });
}
