import type { Clock } from '../../../platform/ports/clock.ts';
import type { CountSent } from '../../../platform/ports/count-sent.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SentFiles } from '../../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../../platform/ports/sent-pictures.ts';
import { answerMembership, type ConfirmIdentity } from './api/member-calls.ts';
import { postgresPersonalData } from './store/postgres-personal-data.ts';
import { postgresPictures } from './store/postgres-pictures.ts';
import { postgresProfiles } from './store/postgres-profiles.ts';
import { postgresSiteMembers } from './store/postgres-site-members.ts';
import { createPictures, createSaveProfile } from './use-cases/pictures.ts';

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

export function createMembership(parts: Parts) {
  const { database, files, sentFiles, rateLimit, clock, encodePicture, countSent, confirmIdentity } = parts;
  const profiles = postgresProfiles(database);
  const sent = postgresPictures(database);
  const pictures = createPictures({ store: sent, files, sentFiles, encode: encodePicture, countSent });
  return {
    pictures,
    handlers: answerMembership({
      profiles,
      saveProfile: createSaveProfile(profiles, pictures, sent),
      pictures,
      sent,
      personal: postgresPersonalData(database),
      members: postgresSiteMembers(database),
      confirmIdentity,
      rateLimit,
      clock,
    }),
  };
}
