import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { postgresRenditions } from '../../src/features/editorial/renditions/store/postgres-renditions.ts';
import { createRenderFile, type RenderJob } from '../../src/features/editorial/renditions/use-cases/render-file.ts';
import { createMediaTools } from '../../src/platform/adapters/media/media-tools.ts';
import type { RunningJob } from '../../src/platform/ports/jobs.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';
import { storeSite } from './sites.ts';
import { type TestApp, useTestApp } from './test-app.ts';

const site = 5;
const gigabyte = 1_073_741_824;
/** Shorter than in earnest, so that a test sees them reached. */
const quickTools = createMediaTools({
  document: { seconds: 5, memoryBytes: gigabyte, fileBytes: gigabyte / 64 },
  recording: { seconds: 60, memoryBytes: 4 * gigabyte, fileBytes: gigabyte },
});

/** An app with one site, into which a test puts files and renders them as the worker would. */
export function useRenditionApp() {
  const app: TestApp = useTestApp((test) => storeSite(test, { id: site, sld: 'five' }));
  let folder = '';
  const usualFolder = process.env.TMPDIR;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'imprint-renditions-'));
    process.env.TMPDIR = folder;
  });
  afterAll(async () => {
    if (usualFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualFolder;
    await rm(folder, { recursive: true });
  });

  const rows = async (text: string, values: unknown[] = []) => {
    await app.owner.query('begin');
    await app.owner.query(`select set_config('app.reads', '${site}', true), set_config('app.writes', '${site}', true)`);
    const answer = await app.owner.query(text, values);
    await app.owner.query('commit');
    return answer.rows;
  };

  async function arrive(bytes: Buffer | string, contentType: string): Promise<string> {
    const content = typeof bytes === 'string' ? await readFile(bytes) : bytes;
    const sha256 = await app.app.files.put(madeHere(content), contentType);
    await rows(
      `insert into stored_file (site_id, sha256, bytes, content_type, public) values (${site}, $1, $2, $3, true) on conflict do nothing`,
      [sha256, content.length, contentType],
    );
    return sha256;
  }

  const jobOf = (sha256: string, reported: number[] = []): RunningJob<RenderJob> => ({
    id: 'test',
    data: { site, sha256 },
    signal: new AbortController().signal,
    progress: async (percent) => void reported.push(percent),
  });

  const render = (job: RunningJob<RenderJob>) => {
    const { files, database } = app.app;
    const store = postgresRenditions(database);
    return createRenderFile({ files, store, tools: quickTools, mostBytes: gigabyte })(job);
  };

  return {
    site,
    app,
    rows,
    arrive,
    jobOf,
    render,
    /** Folders that a run should have taken away with it. */
    leftovers: () => readdirSync(folder).filter((name) => name.startsWith('imprint-render-')),
    /** What is stored of a file: its own row, and its forms by name. */
    async stored(sha256: string) {
      const [file] = await rows('select * from stored_file where sha256 = $1', [sha256]);
      const forms = await rows(
        `select form, rendered, made.content_type, made.width, made.height, made.public, made.bytes::int from rendition
         join stored_file made on made.site_id = rendition.site_id and made.sha256 = rendered
         where rendition.sha256 = $1 order by form`,
        [sha256],
      );
      return { file, forms };
    },
  };
}
