import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const looked = 4_096;

/** By the first bytes alone. SVG has none of its own: it is an XML text whose root is called so. */
export async function recognise(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found && found.mime !== 'application/xml') return plain(found.mime);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(looked), 0, looked, 0);
    return isSvg(buffer.toString('utf8', 0, bytesRead)) ? 'image/svg+xml' : found?.mime;
  } finally {
    await file.close();
  }
}

/** `audio/ogg; codecs=opus` is told more exactly than anyone here needs it. */
const plain = (type: string): string => type.split(';')[0] as string;

const isSvg = (text: string): boolean => {
  const prologue = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(\[[\s\S]*?\]\s*)?>\s*)*/;
  return /^<(\w+:)?svg[\s>/]/.test(text.replace(prologue, ''));
};
