import type { getDetailBySiteId, getEditorialBoard } from '../../../../content/journal/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import type { ModuleMaterial } from './module-view-model.ts';

/** The editorial board of the site's own journal; a portal has none. */
export async function loadBoard(call: Call): Promise<ModuleMaterial['board']> {
  const journal = await call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {});
  if (!journal.ok) return [];
  const { id } = journal.value;
  const board = await call<typeof getEditorialBoard>('GET /front/front-publication/board/{id}', { id });
  return board.ok ? board.value : [];
}
