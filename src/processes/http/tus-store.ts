import type { Readable } from 'node:stream';
import { DataStore, type Locker, Upload } from '@tus/server';
import { z } from 'zod';
import type { Uploading } from '../../features/editorial/uploads/uploads.server.ts';
import { type Failure, failure } from '../../platform/kernel/failure.ts';
import type { Result } from '../../platform/kernel/result.ts';
import { sentFileRoles } from '../../platform/kernel/sent-file.ts';

/** Whose request it is. The protocol's library knows neither sites nor members. */
export interface Asker {
  readonly site: number;
  readonly account: string;
}

/** A failure on its way through the protocol's library, which wants errors. */
export class Refused extends Error {
  readonly failure: Failure;
  constructor(why: Failure) {
    super(why.code);
    this.failure = why;
  }
}

function orThrow<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Refused(result.failure);
  return result.value;
}

/** What a browser says of a file when it begins to send it. */
const announced = z.object({ name: z.string().min(1).max(1_000), role: z.enum(sentFileRoles) });

/** The uploads of the app, as the tus protocol's library sees them. */
export class TusStore extends DataStore {
  readonly uploading: Uploading;
  readonly asker: () => Asker;

  constructor(uploading: Uploading, asker: () => Asker) {
    super();
    this.uploading = uploading;
    this.asker = asker;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { site, account } = this.asker();
    const given = announced.safeParse(upload.metadata);
    if (!given.success || !Number.isSafeInteger(upload.size)) throw new Refused(failure('badInput'));
    orThrow(await this.uploading.begin(site, account, { id: upload.id, bytes: upload.size ?? 0, ...given.data }));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { site, account } = this.asker();
    const { upload, offset } = orThrow(await this.uploading.resume(site, account, id));
    return new Upload({ id, size: upload.bytes, offset, metadata: { name: upload.name, role: upload.role } });
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const { site, account } = this.asker();
    return orThrow(await this.uploading.receive(site, account, id, offset, source));
  }

  override async remove(id: string): Promise<void> {
    const { site, account } = this.asker();
    orThrow(await this.uploading.drop(site, account, id));
  }
}

/** One request at a time for each upload, on whichever server. */
export const tusLocker = (uploading: Uploading, asker: () => Asker): Locker => ({
  newLock(id) {
    let held: Awaited<ReturnType<Uploading['hold']>>;
    return {
      async lock(_signal, onWanted) {
        held = await uploading.hold(asker().site, id, () => void onWanted());
        if (!held) throw new Refused(failure('unavailable'));
      },
      unlock: async () => held?.release(),
    };
  },
});
