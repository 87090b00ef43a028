import { createHash } from 'node:crypto';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';

export type ReadRecords = (scope: SiteScope, ids: readonly Id[]) => Promise<WorkRecord[]>;

export interface OrcidFormat {
  /** Nothing for what belongs on no record. */
  work(record: WorkRecord, origin: string): object | undefined;
  orcids(record: WorkRecord): readonly string[];
}

export const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** A paper as its author's record is to have it: nothing where it belongs on none, or not on that of this iD. */
export const composingWorks =
  (read: ReadRecords, format: OrcidFormat, originOf: (site: number) => Promise<string>) =>
  async (site: number, item: Id, orcid?: string) => {
    const [record] = await read({ reads: [site], writes: null }, [item]);
    if (!record || (orcid !== undefined && !format.orcids(record).includes(orcid))) return undefined;
    // What is to be found there, to be taken off, is found by its DOI, whatever became of it here.
    const content = format.work(
      orcid === undefined ? { ...record, status: 'published' } : record,
      await originOf(site),
    );
    return content && { content, hash: hashOf(content) };
  };

export type ComposeWork = ReturnType<typeof composingWorks>;
