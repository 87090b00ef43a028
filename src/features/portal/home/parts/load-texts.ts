import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getItemInfo } from '../../column/contract.ts';
import type { getModuleList } from '../contract.ts';
import type { ModuleMaterial } from './module-view-model.ts';

/** The stored texts of the channels that modules show, by channel. */
export async function loadTexts(call: Call, modules: OutputOf<typeof getModuleList>): Promise<ModuleMaterial['texts']> {
  const columns = modules.flatMap(({ settings }) => settings.columnId ?? []);
  const found = columns.map(async (columnId) => {
    const answer = await call<typeof getItemInfo>('GET /front/item/info', { columnId });
    return [columnId, answer.ok ? answer.value.beside : []] as const;
  });
  return new Map(await Promise.all(found));
}
