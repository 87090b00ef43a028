import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { maskedMobile } from '../../../../platform/kernel/masked-mobile.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { pictureAddress } from '../../../../platform/ports/member-pictures.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { deleteAccount, exportData, getInfo, getPicture, listMembers, saveInfo, uploadPicture } from '../contract.ts';
import type { PersonalDataStore } from '../store/postgres-personal-data.ts';
import type { PictureStore } from '../store/postgres-pictures.ts';
import type { ProfileStore, StoredProfile } from '../store/postgres-profiles.ts';
import type { SiteMembers } from '../store/postgres-site-members.ts';
import type { Pictures, SaveProfile } from '../use-cases/pictures.ts';

const present = ({ mobile, avatar, createdAt, email, ...rest }: StoredProfile) => ({
  ...rest,
  mobileNo: maskedMobile(mobile ?? ''),
  email: email ?? '',
  headPicture: avatar && pictureAddress(avatar),
  createdAt: createdAt.toISOString(),
});

/** Encoding a picture costs more than any other call. */
const perMember = { most: 60, seconds: 3_600 };

/** A copy of someone's data as a file that a person can read and a program too. */
const copyOf = (rows: Awaited<ReturnType<PersonalDataStore['read']>>, taken: Date): Buffer =>
  Buffer.from(`${JSON.stringify({ takenAt: taken.toISOString(), ...rows }, null, 2)}\n`);

export type ConfirmIdentity = (
  account: string,
  credential: InputOf<typeof deleteAccount>,
  from: string,
) => Promise<Result<unknown, Failure>>;

interface Parts {
  readonly profiles: ProfileStore;
  readonly saveProfile: SaveProfile;
  readonly pictures: Pictures;
  readonly sent: PictureStore;
  readonly personal: PersonalDataStore;
  readonly members: SiteMembers;
  readonly confirmIdentity: ConfirmIdentity;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
}

export function answerMembership(parts: Parts) {
  const { profiles, saveProfile, pictures, sent, personal, members, confirmIdentity, rateLimit, clock } = parts;
  return [
    answering(getInfo, async ({ member }) => {
      const profile = member && (await profiles.read(member.id));
      return profile ? success(present(profile)) : failed(failure('loginRequired'));
    }),

    answering(saveInfo, async ({ input, member }) => {
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const saved = await saveProfile(member.id, given);
      if (!saved.ok) return saved;
      const profile = await profiles.read(member.id);
      return profile ? success(present(profile)) : failed(failure('loginRequired'));
    }),

    answering(uploadPicture, async ({ input: { use, bytes }, member }) => {
      const { allowed } = await rateLimit.take(`upload ${member.id}`, perMember);
      if (!allowed) return failed(failure('tooManyRequests'));
      const kept = await pictures.keep(member.id, use, bytes);
      return kept.ok ? success({ id: kept.value, url: pictureAddress(kept.value) }) : kept;
    }),

    answering(getPicture, async ({ input: { id }, member }) => {
      const found = await sent.find(id);
      const isVisible = found && (found.use === 'avatar' || found.account === member?.id);
      if (!isVisible) return failed(failure('notFound'));
      return success({
        name: `${found.use}.webp`,
        contentType: 'image/webp',
        inline: true,
        content: { sha256: id, bytes: found.bytes },
      });
    }),

    answering(exportData, async ({ member }) => {
      const taken = clock.now();
      return success({
        name: `my-data-${taken.toISOString().slice(0, 10)}.json`,
        contentType: 'application/json',
        content: copyOf(await personal.read(member.id), taken),
      });
    }),

    answering(deleteAccount, async ({ input, member, trace, forgetsSession }) => {
      if (await personal.isLastOperator(member.id)) return failed(failure('lastOperator'));
      const confirmed = await confirmIdentity(member.id, input, trace.address);
      if (!confirmed.ok) return confirmed;
      if (!(await personal.delete(member.id))) return failed(failure('lastOperator'));
      forgetsSession();
      return success({});
    }),

    answering(listMembers, async ({ input, site }) => {
      const found = await members.list(site.host.id, input);
      const content = found.members.map(({ since, seenAt, ...rest }) => ({
        ...rest,
        since: since.toISOString(),
        seenAt: seenAt.toISOString(),
      }));
      return success(presentPage(content, found.total, input));
    }),
  ];
}
