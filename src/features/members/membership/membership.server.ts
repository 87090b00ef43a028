import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { CountSent } from '../../../platform/ports/count-sent.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { MemberPictures } from '../../../platform/ports/member-pictures.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SentFiles } from '../../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../../platform/ports/sent-pictures.ts';
import { answerGetInfo, answerSaveInfo } from './api/info.ts';
import { answerDeleteAccount, answerExportData, type ConfirmIdentity } from './api/leave.ts';
import { answerListMembers } from './api/list-members.ts';
import { answerGetPicture, answerUploadPicture } from './api/pictures.ts';
import { postgresPersonalData } from './store/postgres-personal-data.ts';
import { postgresPictures } from './store/postgres-pictures.ts';
import { postgresProfiles } from './store/postgres-profiles.ts';
import { postgresSiteMembers } from './store/postgres-site-members.ts';
import { createPictures } from './use-cases/pictures.ts';
import { createSaveProfile } from './use-cases/save-profile.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly sentFiles: SentFiles;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly encodePicture: EncodePicture;
  readonly countSent: CountSent;
  readonly confirmIdentity: ConfirmIdentity;
}

export interface Membership {
  readonly pictures: MemberPictures;
  readonly handlers: readonly AnyHandler[];
}

export function createMembership(parts: Parts): Membership {
  const { database, files, sentFiles, rateLimit, clock, encodePicture, countSent, confirmIdentity } = parts;
  const profiles = postgresProfiles(database);
  const sent = postgresPictures(database);
  const pictures = createPictures({ store: sent, files, sentFiles, encode: encodePicture, countSent });
  const personal = postgresPersonalData(database);
  return {
    pictures,
    handlers: [
      answerGetInfo(profiles),
      answerSaveInfo(profiles, createSaveProfile(profiles, pictures, sent)),
      answerUploadPicture(pictures, rateLimit),
      answerGetPicture(sent),
      answerExportData(personal, clock),
      answerDeleteAccount(personal, confirmIdentity),
      answerListMembers(postgresSiteMembers(database)),
    ],
  };
}
