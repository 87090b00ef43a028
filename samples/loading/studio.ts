import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { DraftFile, FileRole } from '../../src/platform/item/writing/item-draft.ts';
import type { FileStore } from '../../src/platform/ports/file-store.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';

/** What the content of the demo is made with: it puts files into the store and says what to record of them. */
export interface Studio {
  /** Draws an SVG as PNG. */
  picture(svg: string): Promise<DraftFile>;
  /** Runs ffmpeg; undefined where it is not installed. */
  recording(type: 'video/mp4' | 'audio/mpeg', options: readonly string[]): Promise<DraftFile | undefined>;
  page(html: string, name: string): Promise<DraftFile>;
  file(role: FileRole, content: string | Buffer, contentType: string, name: string): Promise<DraftFile>;
}

export type MadeFile = Pick<DraftFile, 'sha256' | 'bytes'>;

const run = promisify(execFile);
const mostMilliseconds = 120_000;

/** A file that was made before is known by its name, which comes from what it is made of: nothing is drawn twice. */
export function createStudio(files: FileStore, made: ReadonlyMap<string, MadeFile>): Studio {
  const file: Studio['file'] = async (role, content, contentType, name) => {
    const bytes = Buffer.from(content as string);
    const sha256 = await files.put(madeHere(bytes), contentType);
    return { role, sha256, bytes: bytes.length, contentType, name, public: true };
  };

  async function once(
    role: FileRole,
    source: string,
    contentType: string,
    ending: string,
    make: () => Promise<Buffer>,
  ): Promise<DraftFile> {
    const name = `${role}-${createHash('sha256').update(source).digest('hex').slice(0, 16)}.${ending}`;
    const before = made.get(name);
    if (before && (await files.stat(before.sha256))) return { role, ...before, contentType, name, public: true };
    return file(role, await make(), contentType, name);
  }

  return {
    file,
    page: (html, name) => file('body', html, 'text/html', name).then((page) => ({ ...page, public: false })),
    picture: (svg) => once('image', svg, 'image/png', 'png', () => sharp(Buffer.from(svg)).png().toBuffer()),
    async recording(contentType, options) {
      const ending = contentType === 'video/mp4' ? 'mp4' : 'mp3';
      try {
        return await once('recording', options.join(' '), contentType, ending, () => record(options, ending));
      } catch (problem) {
        if ((problem as { code?: unknown }).code !== 'ENOENT') throw problem;
        return undefined;
      }
    },
  };
}

async function record(options: readonly string[], ending: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-demo-'));
  try {
    const path = join(folder, `recording.${ending}`);
    await run('ffmpeg', ['-v', 'error', ...options, '-bitexact', path], { timeout: mostMilliseconds });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const fileAddress = ({ sha256 }: DraftFile): string => `/files/${sha256}?form=high`;
