import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { CountSent } from '../../../../platform/ports/count-sent.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { MemberPictures } from '../../../../platform/ports/member-pictures.ts';
import type { SentFiles } from '../../../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../../../platform/ports/sent-pictures.ts';
import { type PictureUse, pictureProblem, pictureRules } from '../domain/picture-rules.ts';
import { type Profile, profileProblems } from '../domain/profile.ts';
import type { PictureStore } from '../store/postgres-pictures.ts';
import type { ProfileStore } from '../store/postgres-profiles.ts';

interface Parts {
  readonly store: PictureStore;
  readonly files: FileStore;
  readonly sentFiles: SentFiles;
  readonly encode: EncodePicture;
  readonly countSent: CountSent;
}

export interface Pictures extends MemberPictures {
  /** Stores what was sent and answers its name. */
  keep(account: string, use: PictureUse, sent: Buffer): Promise<Result<string, Failure>>;
}

export function createPictures({ store, files, sentFiles, encode, countSent }: Parts): Pictures {
  return {
    // Its file goes when nothing names it any more: whoever sent the same bytes keeps them.
    drop: (account, sha256) => store.remove(account, sha256),

    async keep(account, use, sent) {
      const rule = pictureRules[use];
      const problem = pictureProblem(use, { bytes: sent.length });
      if (problem) return failed(failure(problem));
      const tooMuch = await countSent(account, sent.length);
      if (tooMuch) return failed(tooMuch);
      const encoded = await encode(sent, { accepts: rule.types, longest: rule.longest });
      if (!encoded.ok) return failed(failure(encoded.failure === 'type' ? rule.wrongType : 'uploadRefused'));
      const scanned = await sentFiles.bytes(sent, encoded.value);
      if (!scanned.ok) return failed(failure(scanned.failure.verdict === 'away' ? 'unavailable' : 'uploadRefused'));
      const sha256 = await files.put(scanned.value, 'image/webp');
      await store.add(sha256, { account, use, bytes: encoded.value.length });
      return success(sha256);
    },

    async isOwn(account, sha256, use) {
      const found = await store.find(sha256);
      return found?.account === account && found.use === use;
    },
  };
}

type Change = Partial<Profile> & { readonly avatar?: string | null | undefined };

export type SaveProfile = (account: string, change: Change) => Promise<Result<null, Failure>>;

export const createSaveProfile =
  (profiles: ProfileStore, pictures: Pictures, sent: PictureStore): SaveProfile =>
  async (account, { avatar, ...given }) => {
    const change = tidied(given);
    const [wrong] = profileProblems(change);
    if (wrong) return failed(failure(wrong.problem));
    if (avatar && !(await pictures.isOwn(account, avatar, 'avatar'))) return failed(failure('notFound'));
    await profiles.save(account, { ...change, ...(avatar !== undefined && { avatar }) });
    if (avatar === undefined) return success(null);
    // Whatever else was tried on goes with the avatar that was.
    const others = (await sent.of(account)).filter(({ sha256, use }) => use === 'avatar' && sha256 !== avatar);
    for (const { sha256 } of others) await pictures.drop(account, sha256);
    return success(null);
  };

const tidied = ({ researchField, ...rest }: Partial<Profile>): Partial<Profile> => ({
  ...rest,
  ...(researchField && {
    researchField: [...new Set(researchField.map((field) => field.trim()).filter((field) => field !== ''))],
  }),
});
