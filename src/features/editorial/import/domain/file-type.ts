const types: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  html: 'text/html',
  md: 'text/markdown',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  vtt: 'text/vtt',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a file says that it is. Whoever opens it looks at its bytes. */
export const typeOfName = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Endings to try for a name that was written without one, the better ones first. */
const pictureEndings = ['tif', 'tiff', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'pdf'] as const;

/** Finds the file that a document means, in its own folder or below it; publishers write names without folder, ending or case. */
export function createFileFinder(paths: readonly string[]): (source: string, href: string) => string | undefined {
  const byName = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase());

  return (source, href) => {
    const folder = source.slice(0, source.lastIndexOf('/') + 1);
    const name = href.split(/[?#]/, 1)[0]?.split('/').at(-1)?.toLowerCase() ?? '';
    if (!name) return undefined;
    for (const candidate of [name, ...pictureEndings.map((ending) => `${name}.${ending}`)]) {
      const found = byName.get(candidate) ?? [];
      const near = found.find((path) => path.startsWith(folder)) ?? (found.length === 1 ? found[0] : undefined);
      if (near) return near;
    }
    return undefined;
  };
}
