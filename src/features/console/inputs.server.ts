import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { RecordAction } from '../../platform/ports/console-log.ts';
import type { CountSent } from '../../platform/ports/count-sent.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { RateLimit } from '../../platform/ports/rate-limit.ts';
import type { SentFiles } from '../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../platform/ports/sent-pictures.ts';
import { answerListThings } from './api/things.ts';
import { answerUpload } from './api/uploads.ts';
import { postgresThings } from './store/postgres-things.ts';
import { publicPictures } from './store/public-pictures.ts';
import { keepPictures } from './use-cases/keep-pictures.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly sentFiles: SentFiles;
  readonly encodePicture: EncodePicture;
  readonly rateLimit: RateLimit;
  readonly record: RecordAction;
  readonly countSent: CountSent;
}

/** What the inputs of forms ask for: a place for a picture, things of the site by their titles. */
export const inputHandlers = (parts: Parts): AnyHandler[] => [
  answerUpload(
    keepPictures({
      ...parts,
      encode: parts.encodePicture,
      store: publicPictures(parts.database, parts.record),
    }),
    parts.rateLimit,
  ),
  answerListThings(postgresThings(parts.database)),
];
