import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { WantedFile } from '../format.ts';
import type { ShownFigure } from './parts-of-text.ts';
import { plainText } from './plain-text.ts';

/** The article that figures and tables belong to. */
export interface FigureOwner {
  readonly key: string;
  readonly titles: Text;
  /** As a BCP 47 tag. */
  readonly language: string;
  readonly publishedOn: string | null;
  readonly licence: string | null;
}

const numbered = /^(?:图|Fig(?:ura|ure|\.)?|Imag(?:em|en|e)|Abb(?:ildung|\.)?)\s*\d+/i;

/** A figure without words of its own goes by the name of its article. */
export function figureDrafts(
  figures: readonly ShownFigure[],
  { key, titles, language, publishedOn, licence }: FigureOwner,
): { readonly members: readonly ItemDraft[]; readonly wanted: readonly WantedFile[] } {
  const inLanguage = textKey(language);
  const members = figures.map(({ anchor, alternative, caption }, place): ItemDraft => {
    const title = plainText(caption);
    return {
      kind: 'figure',
      key: `${key}#${anchor}`,
      language,
      titles: title ? { [inLanguage]: title } : titles,
      publishedOn,
      details: {
        article: { kind: 'article', key },
        position: place + 1,
        anchor,
        label: numbered.exec(title)?.[0] ?? null,
        licence,
        captions: caption ? { [inLanguage]: caption } : {},
        alternative: alternative || null,
      },
    };
  });
  const wanted = figures.map(({ anchor, file }): WantedFile => {
    return { kind: 'figure', key: `${key}#${anchor}`, role: 'image', href: file, public: true };
  });
  return { members, wanted };
}
