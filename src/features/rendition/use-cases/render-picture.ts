import { join } from 'node:path';
import { success } from '../../../platform/kernel/result.ts';
import { pictureForms } from '../domain/forms.ts';
import { keep, type MakeForms } from './making.ts';
import type { Rendition } from './rendition-store.ts';

/** A picture in high and in low precision. */
export const renderPicture: MakeForms = async ({ tools, files, folder, path, contentType }) => {
  const facts = await tools.readPicture(path, contentType);
  if (!facts.ok) return facts;
  const renditions: Rendition[] = [];
  for (const { form, longest } of pictureForms) {
    const made = await tools.shrinkPicture(path, contentType, longest, join(folder, form));
    if (!made.ok) return made;
    renditions.push(await keep(files, form, made.value));
  }
  return success({ facts: { contentType, ...facts.value }, renditions });
};
