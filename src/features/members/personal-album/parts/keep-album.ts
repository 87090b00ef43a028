import type { Say } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { uploadPicture } from '../../membership/parts/upload-picture.ts';
import type { editAlbum, saveAlbum } from '../contract.ts';
import { albumNameProblem } from '../domain/album-name.ts';
import { longestName } from '../domain/limits.ts';

interface Wanted {
  readonly id: string | undefined;
  readonly name: string;
  readonly enName: string;
  readonly file: File | undefined;
  /** Null takes the cover away. */
  readonly cover: null | undefined;
}

interface Refused {
  readonly field: 'name' | 'cover';
  readonly words: string;
}

/** Sends the cover, then the album. Answers its id, or what is wrong with which field. */
export async function keepAlbum(say: Say, wanted: Wanted): Promise<Result<string, Refused>> {
  const { id, name, enName, file } = wanted;
  const problem = albumNameProblem(name);
  if (problem) return refused('name', say(`personalAlbum.form.${problem}`, { max: longestName }));
  let cover: string | null | undefined = wanted.cover;
  if (file) {
    const sent = await uploadPicture(file, 'cover');
    if (!sent.ok) return refused('cover', wordsOf(say, sent.failure));
    cover = sent.value.id;
  }
  const call = pageCall();
  const quiet = { quiet: true };
  const facts = { name, enName, ...(cover !== undefined && { cover }) };
  const answer = id
    ? await call<typeof editAlbum>('POST /front/personalAlbum/editAlbum', { id, ...facts }, quiet)
    : await call<typeof saveAlbum>('POST /front/personalAlbum/saveAlbum', facts, quiet);
  return answer.ok ? success(answer.value.id) : refused('name', wordsOf(say, answer.failure));
}

const refused = (field: Refused['field'], words: string): Result<never, Refused> => failed({ field, words });

/** The server's own words; those of a rule that was broken before anything was sent. */
const wordsOf = (say: Say, { code, values }: Failure): string =>
  String(values?.message ?? (code === 'coverType' || code === 'coverTooLarge' ? say(`failure.${code}`) : ''));
