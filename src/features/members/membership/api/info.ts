import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { pictureAddress } from '../../../../platform/ports/member-pictures.ts';
import { getInfo, saveInfo } from '../contract.ts';
import { maskedMobile } from '../domain/profile.ts';
import type { ProfileStore, StoredProfile } from '../use-cases/profile-store.ts';
import type { SaveProfile } from '../use-cases/save-profile.ts';

const present = ({ account, mobile, avatar, createdAt, email, researchField, ...rest }: StoredProfile) => ({
  ...rest,
  id: account,
  mobileNo: maskedMobile(mobile),
  email: email ?? '',
  researchField: [...researchField],
  headPicture: avatar && pictureAddress(avatar),
  createdAt: createdAt.toISOString(),
});

export const answerGetInfo = (profiles: ProfileStore) =>
  answering(getInfo, async ({ member }) => {
    const profile = member && (await profiles.read(member.id));
    return profile ? success(present(profile)) : failed(failure('loginRequired'));
  });

export const answerSaveInfo = (profiles: ProfileStore, save: SaveProfile) =>
  answering(saveInfo, async ({ input, member }) => {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const saved = await save(member.id, given);
    if (!saved.ok) return saved;
    const profile = await profiles.read(member.id);
    return profile ? success(present(profile)) : failed(failure('loginRequired'));
  });
