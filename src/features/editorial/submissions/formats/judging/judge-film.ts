import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { areBoxes } from '../../domain/file-rules/film-rules.ts';
import { hidesWebPage } from '../../domain/file-rules/text-rules.ts';
import { accepted, type FileVerdict, refused } from './verdict.ts';

export type FilmType = 'mp4' | 'mov' | 'webm';

const looked = 4_096;

/** Whether a film can be shown is found out when it is encoded anew; here, that it is one and nothing else. */
export async function judgeFilm(source: ByteSource, type: FilmType): Promise<FileVerdict> {
  const beginning = Buffer.from(await source.read(0, looked)).toString('latin1');
  if (hidesWebPage(beginning) || /%PDF-/.test(beginning)) return refused('twoFilesInOne');
  if (type !== 'webm' && !(await areBoxes(source))) return refused('damaged');
  return accepted(type);
}
