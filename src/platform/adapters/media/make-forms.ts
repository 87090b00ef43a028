import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../../ports/jobs.ts';
import type { PictureFacts } from '../../ports/media-tools.ts';
import type { PictureForms, PictureTask } from './picture-tasks.ts';
import { svgRefusal } from './svg-refusal.ts';

const mostPixels = 100_000_000;
const mostSvgBytes = 20 * 1_048_576;
const mostSvgSide = 4_000;
const seconds = 60;
const quality = 85;

sharp.cache(false);
sharp.concurrency(1);

/** Encodes a picture anew in several sizes, without its metadata. */
export async function makeForms(task: Extract<PictureTask, { kind: 'forms' }>): Promise<Result<PictureForms, Refusal>> {
  const { path, contentType, forms } = task;
  try {
    const picture = await openPicture(path, contentType);
    if (!picture.ok) return picture;
    const { autoOrient, width, height } = await picture.value.metadata();
    if (width * height > mostPixels) return failed({ reason: plainReason(new Error('pixel limit')) });
    const sizes: PictureFacts[] = [];
    for (const { longest, target } of forms) {
      const drawn = await openPicture(path, contentType, longest);
      if (!drawn.ok) return drawn;
      const made = await drawn.value
        .autoOrient()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality })
        .timeout({ seconds })
        .toFile(target);
      sizes.push({ width: made.width, height: made.height });
    }
    return success({ facts: { width: autoOrient.width, height: autoOrient.height }, sizes });
  } catch (problem) {
    return failed({ reason: plainReason(problem) });
  }
}

async function openPicture(path: string, contentType: string, longest?: number): Promise<Result<Sharp, Refusal>> {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  if (contentType !== 'image/svg+xml') return success(sharp(path, options));
  if ((await stat(path)).size > mostSvgBytes) return failed({ reason: 'the drawing is larger than 20 MB' });
  const bytes = await readFile(path);
  const reason = svgRefusal(bytes.toString('utf8'));
  if (reason) return failed({ reason });
  // A drawing has no points of its own: it is drawn as sharp as the form needs it.
  const { width = 1, height = 1 } = await sharp(bytes, options).metadata();
  const wanted = Math.min(longest ?? Math.max(width, height), mostSvgSide);
  const density = Math.min(20_000, Math.max(1, (72 * wanted) / Math.max(width, height)));
  return success(sharp(bytes, { ...options, density }));
}

const plainReason = (problem: unknown): string => {
  const message = problem instanceof Error ? problem.message : String(problem);
  if (/pixel limit/i.test(message)) return `the picture has more than ${mostPixels / 1_000_000} million points`;
  return `the picture is damaged (${message
    .split('\n')[0]
    ?.replaceAll(/\/\S+\//g, '')
    .slice(0, 150)})`;
};
