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
export const pictureEndings = ['tif', 'tiff', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'pdf'] as const;
