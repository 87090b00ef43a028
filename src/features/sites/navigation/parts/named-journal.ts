import type { getDetailBySiteId, getPublicationDetail } from '../../../../content/journal/contract.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { OpenPage } from './open-page.ts';

export type JournalDetail = OutputOf<typeof getPublicationDetail>;

/** The journal that an address names, else the site's own; nothing on a portal that names none. */
export async function namedJournal({ call }: OpenPage, ...named: readonly (string | undefined)[]) {
  for (const id of named) {
    if (!id || !siteOfId(id)) continue;
    const found = await call<typeof getPublicationDetail>('GET /front/front-publication/detail/{id}', { id });
    if (found.ok) return found.value;
  }
  const own = await call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {});
  return own.ok ? own.value : null;
}
