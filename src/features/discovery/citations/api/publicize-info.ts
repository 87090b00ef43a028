import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { batchPublicizeInfo, getPublicizeInfo } from '../contract.ts';
import { citedLanguage, translatedLanguage } from '../domain/reference.ts';
import { citationStyles } from '../domain/style-names.ts';
import type { ReadCitables } from '../use-cases/read-citables.ts';
import type { TodayAt } from '../use-cases/today.ts';
import { presentCitation, presentWork } from './present-citation.ts';

export const answerGetPublicizeInfo = (read: ReadCitables, today: TodayAt) =>
  answering(getPublicizeInfo, async ({ input: { id, part }, site, language, shows }) => {
    const found = await read(site, [id], part);
    if (!found.ok) return found;
    const [citable] = found.value;
    if (!citable) return failed(failure('noCitation'));
    const readOn = await today(site.host.id);
    shows(itemKey(id));
    const own = citedLanguage(citable);
    return success({
      id,
      ...(part !== undefined && { part }),
      ...presentWork(citable, language),
      language: own,
      transLanguage: translatedLanguage(citable, own) ?? null,
      ...presentCitation(citable, citationStyles[0], readOn),
      styles: citationStyles.map((style) => ({ style, ...presentCitation(citable, style, readOn) })),
      integrity: citable.integrity,
    });
  });

export const answerBatchPublicizeInfo = (read: ReadCitables, today: TodayAt) =>
  answering(batchPublicizeInfo, async ({ input: { ids, style }, site, language }) => {
    const found = await read(site, ids);
    // A folder whose works are all gone is an empty one, not a mistake.
    if (!found.ok) return found.failure.code === 'noCitation' ? success([]) : found;
    const readOn = await today(site.host.id);
    return success(
      found.value.map((citable) => ({
        id: citable.id,
        ...presentWork(citable, language),
        sortId: ids.indexOf(citable.id),
        ...presentCitation(citable, style, readOn),
        integrity: citable.integrity,
      })),
    );
  });
