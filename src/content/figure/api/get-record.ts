import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Access } from '../../../platform/ports/access.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getRecord } from '../contract.ts';
import { nameOnly, trialOf } from '../domain/record.ts';
import type { RecordStore } from '../store/postgres-records.ts';

interface Parts {
  readonly records: RecordStore;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access;
  readonly wording: Wording;
}

/** Of a long row of neighbours the first have their keys; the others are fresh within a minute anyway. */
const mostKeys = 40;

export const answerGetRecord = ({ records, siteOfItem, access, wording }: Parts) =>
  answering(getRecord, async ({ input: { id }, site, reader, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const stored = await records.record(owner.value, id);
    if (!stored) return failed(failure('notFound'));
    const subject = {
      openAccess: stored.isOpen !== false,
      within: stored.paper?.journal?.id ?? null,
      embargo: stored.embargo,
    };
    const reading = await access.decide(owner.value, reader, subject, 'read');
    const isWithdrawn = stored.status === 'withdrawn';
    const record = isWithdrawn ? nameOnly(stored) : reading.allowed ? stored : trialOf(stored);

    // Its site's powers decide what is shown of it.
    shows(frameKey(owner.value.target.id));
    const { paper, neighbours } = record;
    for (const item of [id, ...(paper ? [paper.id] : []), ...neighbours.slice(0, mostKeys).map((one) => one.id)])
      shows(itemKey(item));

    const presenting = { language, siteLanguage: owner.value.target.defaultLanguage, wording };
    return success({
      ...record,
      ...presentItem(record, presenting),
      licence: record.licence ?? paper?.licence ?? null,
      paper: paper && { ...paper, url: itemAddress({ kind: 'article', id: paper.id, doi: paper.doi }) },
      neighbours: neighbours.map((one) => ({ ...one, url: itemAddress(one) })),
      reading: {
        allowed: reading.allowed && !isWithdrawn,
        ...(isWithdrawn ? { message: null, reason: null } : presentAccess(reading, presenting)),
      },
    });
  });
