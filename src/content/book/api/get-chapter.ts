import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { success } from '../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getChapter } from '../contract.ts';
import type { ReadableChapter, ReadChapter } from '../use-cases/read-chapter.ts';
import { presentChapter } from './present-chapter.ts';

interface Parts {
  readonly read: ReadChapter;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetChapter = ({ read, siteOfItem, files, wording }: Parts) =>
  answering(getChapter, async ({ input: { id, position }, site: asking, reader, language, shows, offers }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const found = await read(owner.value, { book: id, position, language }, reader);
    if (!found.ok) return found;
    // Its site's powers decide what is shown of it.
    for (const key of [frameKey(owner.value.target.id), itemKey(id)]) shows(key);
    const siteLanguage = owner.value.target.defaultLanguage;
    const { chapter, body, reading, trial } = found.value;
    if (trial) offers(trial.sha256, async () => trial.bytes);
    else if (body && reading.allowed) offers(body.sha256, () => files.get(body.sha256));
    return success({ ...presentChapter(id, chapter), reading: presentReading(found.value) });

    function presentReading({ body, reading, trial }: ReadableChapter) {
      if (!body) return { extent: 'none' as const, message: null, reason: null, body: null, language: null };
      const said = presentAccess(reading, { language, siteLanguage, wording });
      if (reading.allowed) return { extent: 'full' as const, ...said, body: body.sha256, language: body.language };
      return { extent: 'trial' as const, ...said, body: trial?.sha256 ?? null, language: body.language };
    }
  });
