import { type SentFileRole, sentFileRoles } from '../../../../../platform/kernel/sent-file.ts';

const megabyte = 1_048_576;

/** What we can tell from a file's bytes, with the endings that its name may have. */
export const fileTypes = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'], mostBytes: 512 * megabyte },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    mostBytes: 512 * megabyte,
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
    mostBytes: 128 * megabyte,
  },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', endings: ['odt'], mostBytes: 512 * megabyte },
  /** An article in JATS. */
  xml: { contentType: 'application/xml', endings: ['xml', 'jats', 'nxml'], mostBytes: 32 * megabyte },
  tex: { contentType: 'application/x-tex', endings: ['tex'], mostBytes: 16 * megabyte },
  html: { contentType: 'text/html', endings: ['html', 'htm', 'xhtml'], mostBytes: 32 * megabyte },
  epub: { contentType: 'application/epub+zip', endings: ['epub'], mostBytes: 512 * megabyte },
  /** TeX or JATS with all that belongs to it, or a collection of data. */
  zip: { contentType: 'application/zip', endings: ['zip'], mostBytes: 512 * megabyte },
  tiff: { contentType: 'image/tiff', endings: ['tif', 'tiff'], mostBytes: 256 * megabyte },
  png: { contentType: 'image/png', endings: ['png'], mostBytes: 256 * megabyte },
  jpeg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], mostBytes: 256 * megabyte },
  webp: { contentType: 'image/webp', endings: ['webp'], mostBytes: 256 * megabyte },
  csv: { contentType: 'text/csv', endings: ['csv', 'tsv'], mostBytes: 512 * megabyte },
  text: { contentType: 'text/plain', endings: ['txt', 'md'], mostBytes: 64 * megabyte },
  mp4: { contentType: 'video/mp4', endings: ['mp4', 'm4v'], mostBytes: 4_096 * megabyte },
  webm: { contentType: 'video/webm', endings: ['webm'], mostBytes: 4_096 * megabyte },
  mov: { contentType: 'video/quicktime', endings: ['mov'], mostBytes: 4_096 * megabyte },
  mp3: { contentType: 'audio/mpeg', endings: ['mp3'], mostBytes: 1_024 * megabyte },
  m4a: { contentType: 'audio/mp4', endings: ['m4a'], mostBytes: 1_024 * megabyte },
  wav: { contentType: 'audio/wav', endings: ['wav'], mostBytes: 1_024 * megabyte },
  ogg: { contentType: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], mostBytes: 1_024 * megabyte },
  flac: { contentType: 'audio/flac', endings: ['flac'], mostBytes: 1_024 * megabyte },
  vtt: { contentType: 'text/vtt', endings: ['vtt'], mostBytes: 4 * megabyte },
  srt: { contentType: 'application/x-subrip', endings: ['srt'], mostBytes: 4 * megabyte },
} as const;

export type FileType = keyof typeof fileTypes;

const withTexts = [
  'docx',
  'xlsx',
  'odt',
  'csv',
  'text',
  'zip',
  'tiff',
  'png',
  'jpeg',
  'webp',
  'mp4',
  'webm',
  'mov',
] as const;

/** What each file may be. SVG, RTF and the old Office formats are none of them: they carry programs too easily. */
export const typesByRole = {
  manuscript: ['pdf', 'docx', 'odt', 'tex', 'xml', 'zip'],
  figure: ['tiff', 'png', 'jpeg', 'webp', 'pdf'],
  supplement: ['pdf', ...withTexts],
  video: ['mp4', 'webm', 'mov'],
  captions: ['vtt', 'srt'],
  letter: ['pdf', 'docx', 'odt', 'text'],
  publication: ['pdf', 'html', 'epub', 'xml', ...withTexts, 'mp3', 'm4a', 'wav', 'ogg', 'flac', 'vtt'],
} as const satisfies Readonly<Record<SentFileRole, readonly FileType[]>>;

export const mayBe = (role: SentFileRole, type: FileType): boolean =>
  (typesByRole[role] as readonly FileType[]).includes(type);

export const endingOf = (name: string): string => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase();

/** People rename pictures and films as they please, and a browser shows each by its bytes: nobody is deceived within a family. */
const families: readonly (readonly FileType[])[] = [
  ['tiff', 'png', 'jpeg', 'webp'],
  ['mp4', 'mov', 'webm'],
];

/** Whether the name promises what the bytes are. */
export function hasEndingOf(type: FileType, name: string): boolean {
  const family = families.find((types) => types.includes(type)) ?? [type];
  return family.some((one) => (fileTypes[one].endings as readonly string[]).includes(endingOf(name)));
}

/** As a browser takes them. */
export const endingsOf = (types: readonly FileType[]): string =>
  types.flatMap((type) => fileTypes[type].endings.map((ending) => `.${ending}`)).join(',');

export const pictureTypes = ['png', 'jpeg', 'webp', 'tiff'] as const satisfies readonly FileType[];
export const recordingTypes = [
  'mp4',
  'webm',
  'mov',
  'mp3',
  'm4a',
  'wav',
  'ogg',
  'flac',
] as const satisfies readonly FileType[];

/** What a browser offers to choose. Whether a file is what its name says, the server looks. */
export const acceptedEndings = Object.fromEntries(
  sentFileRoles.map((role) => [role, endingsOf(typesByRole[role])]),
) as Readonly<Record<SentFileRole, string>>;

/** The server holds to it; the browser says so before anybody sends for an hour. */
export const mostBytes: Readonly<Record<SentFileRole, number>> = {
  manuscript: 500 * megabyte,
  figure: 200 * megabyte,
  supplement: 500 * megabyte,
  video: 4 * 1_024 * megabyte,
  captions: 5 * megabyte,
  letter: 50 * megabyte,
  publication: 500 * megabyte,
};
