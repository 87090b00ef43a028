import { join } from 'node:path';
import { success } from '../../../../platform/kernel/result.ts';
import type { MadeFile } from '../../../../platform/ports/media-tools.ts';
import { pictureForms } from '../domain/forms.ts';
import type { Rendition } from '../store/postgres-renditions.ts';
import { keep, type MakeForms } from './making.ts';

/** A picture in high and in low precision. */
export const renderPicture: MakeForms = async ({ tools, files, folder, path, contentType }) => {
  const wanted = pictureForms.map(({ form, longest }) => ({ longest, target: join(folder, form) }));
  const made = await tools.makePictures(path, contentType, wanted);
  if (!made.ok) return made;
  const renditions: Rendition[] = [];
  for (const [index, { form }] of pictureForms.entries())
    renditions.push(await keep(files, form, made.value.files[index] as MadeFile));
  return success({ facts: { contentType, ...made.value.facts }, renditions });
};
