import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { downloadCitation } from '../contract.ts';
import { bibtexKey } from '../domain/files/bibtex-key.ts';
import { fileKinds } from '../domain/files/export-formats.ts';
import { writers } from '../domain/write-file.ts';
import type { ReadCitables } from '../use-cases/read-citables.ts';

export interface ExportSettings {
  /** The name that files give for who offers them. */
  providerOf(site: number): Promise<string>;
  /** Versions of NoteFirst differ in the file ending that they open. */
  readonly notefirstEnding: string;
}

export const answerDownloadCitation = (read: ReadCitables, { providerOf, notefirstEnding }: ExportSettings) =>
  answering(downloadCitation, async ({ input, site, shows }) => {
    const { id, ids, part, citationType, language } = input;
    const found = await read(site, ids ?? (id === undefined ? [] : [id]), part);
    if (!found.ok) return found;
    const citables = found.value;
    for (const citable of citables) shows(itemKey(citable.id));
    const text = writers[citationType](citables, { language, provider: await providerOf(site.host.id) });
    const { contentType, ending } = fileKinds[citationType];
    const [only] = citables;
    const name = citables.length === 1 && only ? bibtexKey(only) : `citations-${citables.length}`;
    return success({
      name: `${name}.${citationType === 'notefirst' ? notefirstEnding : ending}`,
      contentType,
      content: Buffer.from(text),
    });
  });
