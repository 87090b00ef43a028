import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import type { FigureOwner } from '../markdown/figure-drafts.ts';
import type { PaperTable } from './paper-text.ts';

/** A table without words of its own goes by the name of its paper. */
export function tableDrafts(
  tables: readonly PaperTable[],
  { key, titles, language, publishedOn, licence }: FigureOwner,
): ItemDraft[] {
  return tables.map(({ anchor, label, title, caption, content }, place) => ({
    kind: 'table',
    key: `${key}#${anchor}`,
    language,
    titles: title ? { [language]: title } : titles,
    publishedOn,
    details: {
      article: { kind: 'article', key },
      position: place + 1,
      anchor,
      label,
      licence,
      captions: caption ? { [language]: caption } : {},
      content,
    },
  }));
}
