import type { DraftFile, DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { withSampleNote } from '../../sample-note.ts';
import type { SampleLanguage, Words } from '../field.ts';
import type { Studio } from '../studio.ts';

export interface Bodies {
  readonly bodies: Text;
  readonly files: readonly DraftFile[];
}

/** Pages in both languages, each saying that it is sample data. */
export async function writeBodies(studio: Studio, name: string, html: Words): Promise<Bodies> {
  const write = async (language: SampleLanguage) => ({
    ...(await studio.page(withSampleNote(html[language], language), `${name}.${language}.html`)),
    language,
  });
  const [zh, en] = [await write('zh'), await write('en')];
  return { bodies: { zh: zh.sha256, en: en.sha256 }, files: [zh, en] };
}

export const alone = (main: ItemDraft): DraftUnit => ({ mentioned: [], main, members: [] });

export const fileAddress = ({ sha256 }: DraftFile): string => `/files/${sha256}?form=high`;
