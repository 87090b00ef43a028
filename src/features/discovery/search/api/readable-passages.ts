import type { CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { Access } from '../../../../platform/ports/access.ts';
import type { Hit } from '../hit.contract.ts';

interface Parts {
  readonly access: Pick<Access, 'decide'>;
  readonly siteOfItem: SiteOfItem;
  /** What a policy may keep somebody from doing with works of this kind. */
  guardOf(kind: string): 'read' | 'play' | undefined;
}

export type ReadablePassages = ReturnType<typeof createReadablePassages>;

/** Who may not read or play a work learns that it was found there, and under which heading. */
export const createReadablePassages =
  ({ access, siteOfItem, guardOf }: Parts) =>
  async ({ site, reader }: Pick<CallRequest<unknown>, 'site' | 'reader'>, hit: Hit): Promise<Hit> => {
    const action = guardOf(hit.kind);
    if (!hit.passages || !action) return hit;
    const owner = await siteOfItem(site, hit.id);
    const subject = { openAccess: hit.accessType === 0, within: hit.publicationId ?? hit.id };
    const reading = owner.ok ? await access.decide(owner.value, reader, subject, action) : undefined;
    if (reading?.allowed) return hit;
    const closed = hit.passages.map((passage) => ({ ...passage, html: null }));
    // Without their words several may be the same.
    return { ...hit, passages: [...new Map(closed.map((passage) => [JSON.stringify(passage), passage])).values()] };
  };
