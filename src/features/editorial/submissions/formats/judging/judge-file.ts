import { fileTypeFromBuffer } from 'file-type';
import { windowed } from '../../../../../platform/documents/byte-sources.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import type { SentFileRole } from '../../../../../platform/kernel/sent-file.ts';
import { isPlainName } from '../../domain/file-rules/file-name.ts';
import { fileTypes, hasEndingOf, mayBe } from '../../domain/file-rules/file-types.ts';
import { isCompoundFile, isOtherArchive, isProgram, isZip } from '../../domain/file-rules/programs.ts';
import { judgeArchive } from './judge-archive.ts';
import { judgePicture, judgeRecording, type PictureType, type RecordingType } from './judge-media.ts';
import { judgePdf } from './judge-pdf.ts';
import { judgeText } from './judge-text.ts';
import { type FileVerdict, refused } from './verdict.ts';

/** What the sender says of a file. */
export interface FileFacts {
  readonly name: string;
  readonly role: SentFileRole;
}

const headBytes = 4_100;
const tailBytes = 65_557;

const pictures: Readonly<Record<string, PictureType>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
};
const recordings: Readonly<Record<string, RecordingType>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
};

/** The end of a zip archive, behind something else. */
const endsAsArchive = (tail: Uint8Array): boolean => Buffer.from(tail).includes('PK\x05\x06', 0, 'latin1');

async function judgeBytes(source: ByteSource, name: string): Promise<FileVerdict> {
  const head = await source.read(0, headBytes);
  if (isProgram(head)) return refused('program');
  if (isCompoundFile(head)) return compoundVerdict(source);
  if (isOtherArchive(head)) return refused('typeNotTaken');
  if (isZip(head)) return judgeArchive(source);
  if (endsAsArchive(await source.read(Math.max(0, source.size - tailBytes), tailBytes)))
    return refused('twoFilesInOne');
  if (Buffer.from(head.subarray(0, 5)).equals(Buffer.from('%PDF-'))) return judgePdf(source);
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime.split(';')[0] ?? '';
  const picture = pictures[mime];
  if (picture) return judgePicture(source, picture);
  const recording = recordings[mime];
  if (recording) return judgeRecording(source, recording);
  const isText =
    mime === '' || mime === 'application/xml' || mime.startsWith('text/') || mime === 'application/x-subrip';
  return isText ? judgeText(source, name) : refused('typeNotTaken');
}

/** New documents with a password are kept in the old format's frame. */
async function compoundVerdict(source: ByteSource): Promise<FileVerdict> {
  const beginning = Buffer.from(await source.read(0, 1_048_576));
  const end = Buffer.from(await source.read(Math.max(0, source.size - 65_536), 65_536));
  const isLocked = [beginning, end].some((piece) => piece.includes(Buffer.from('EncryptedPackage', 'utf16le')));
  return refused(isLocked ? 'locked' : 'oldFormat');
}

/** Whether a file is taken, by its bytes. It is read in pieces and never whole, and its cost is bounded whatever is in it. */
export async function judgeFile(file: ByteSource, { name, role }: FileFacts): Promise<FileVerdict> {
  if (!isPlainName(name)) return refused('fileName');
  if (file.size === 0) return refused('empty');
  const verdict = await judgeBytes(windowed(file), name);
  if (!verdict.ok) return verdict;
  const { type } = verdict.value;
  if (file.size > fileTypes[type].mostBytes) return refused('tooLarge');
  if (!hasEndingOf(type, name)) return refused('disguised');
  return mayBe(role, type) ? verdict : refused('typeNotTaken');
}
