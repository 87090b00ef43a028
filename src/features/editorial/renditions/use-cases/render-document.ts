import { join } from 'node:path';
import { success } from '../../../../platform/kernel/result.ts';
import { thumbnailLongest } from '../domain/forms.ts';
import { keep, type MakeForms } from './making.ts';

/** The first page of a PDF as a picture, and its words. */
export const renderDocument: MakeForms = async ({ tools, files, folder, path, contentType, signal, progress }) => {
  const pages = await tools.countPages(path, signal);
  if (!pages.ok) return pages;
  const thumbnail = await tools.drawFirstPage(path, thumbnailLongest, join(folder, 'thumbnail'), signal);
  if (!thumbnail.ok) return thumbnail;
  progress(50);
  const text = await tools.extractText(path, join(folder, 'text'), signal);
  if (!text.ok) return text;
  const renditions = [await keep(files, 'thumbnail', thumbnail.value), await keep(files, 'text', text.value)];
  return success({ facts: { contentType, pages: pages.value }, renditions });
};
