import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { type Profile, profileProblems } from '../domain/profile.ts';
import type { PictureStore } from './picture-store.ts';
import type { Pictures } from './pictures.ts';
import type { ProfileStore } from './profile-store.ts';

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
