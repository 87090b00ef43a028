import type { Access, DecideReading } from '../../../platform/ports/access.ts';
import type { KeptFiles } from './kept-files.ts';

/** Asked for numbers, so that a database in trouble costs a reason and not the count. */
export const decideReading =
  (access: Access, kept: Pick<KeptFiles, 'subject'>): DecideReading =>
  async (site, reader, item) => {
    const subject = await kept.subject(site, item).catch(() => null);
    if (!subject) return undefined;
    return access.decide(site, reader, subject, subject.media ? 'play' : 'read').catch(() => undefined);
  };
