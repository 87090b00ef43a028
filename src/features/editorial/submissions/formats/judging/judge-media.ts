import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { areBoxes, mostPixels, pictureSize } from '../../domain/file-rules/media-rules.ts';
import { hidesWebPage } from '../../domain/file-rules/text-rules.ts';
import { accepted, type FileVerdict, refused } from './verdict.ts';

export type PictureType = keyof typeof pictureSize;

const mostChunks = 200_000;
const looked = 4_096;

/** Whether a page or a PDF begins among its first bytes. */
async function hidesDocument(source: ByteSource): Promise<boolean> {
  const beginning = Buffer.from(await source.read(0, looked)).toString('latin1');
  return hidesWebPage(beginning) || /%PDF-/.test(beginning);
}

/** Where a picture says that it ends: a PNG with its last chunk, a WebP by its head. Behind that, something else would be hidden. */
async function endOf(source: ByteSource, type: PictureType): Promise<number | undefined> {
  if (type === 'webp') {
    const said = Buffer.from(await source.read(0, 12)).readUInt32LE(4) + 8;
    return source.size === said + 1 && said % 2 === 1 ? source.size : said;
  }
  if (type !== 'png') return source.size;
  let place = 8;
  for (let count = 0; count < mostChunks && place < source.size; count += 1) {
    const head = Buffer.from(await source.read(place, 8));
    if (head.length < 8) return undefined;
    place += 12 + head.readUInt32BE(0);
    if (head.toString('latin1', 4) === 'IEND') return place;
  }
  return undefined;
}

/** A picture by its size alone: it is drawn anew, without all else that is in it, before anyone sees it. */
export async function judgePicture(source: ByteSource, type: PictureType): Promise<FileVerdict> {
  const size = await pictureSize[type](source);
  if (!size || size.width < 1 || size.height < 1) return refused('damaged');
  if (size.width * size.height > mostPixels) return refused('tooManyPixels');
  if (await hidesDocument(source)) return refused('twoFilesInOne');
  const end = await endOf(source, type);
  if (end === undefined || end > source.size) return refused('damaged');
  return end === source.size ? accepted(type) : refused('twoFilesInOne');
}

export type RecordingType = 'mp4' | 'mov' | 'webm' | 'mp3' | 'm4a' | 'wav' | 'ogg' | 'flac';

const ofBoxes: readonly RecordingType[] = ['mp4', 'mov', 'm4a'];

/** Whether film or sound can be played is found out when it is encoded anew; here, that it is that and nothing else. */
export async function judgeRecording(source: ByteSource, type: RecordingType): Promise<FileVerdict> {
  if (await hidesDocument(source)) return refused('twoFilesInOne');
  if (ofBoxes.includes(type) && !(await areBoxes(source))) return refused('damaged');
  return accepted(type);
}
