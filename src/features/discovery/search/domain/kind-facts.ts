import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** What only some kinds have, as it is stored. */
export interface StoredFacts {
  readonly seconds?: number;
  readonly isbn?: string;
  readonly publishers?: Text;
  readonly series?: Text;
  readonly edition?: number;
  readonly newsType?: string;
  readonly pinned?: boolean;
  readonly link?: string;
  readonly file?: { readonly id: Id; readonly name: string; readonly type: string; readonly size: number };
  readonly places?: Text;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly positions?: Text;
  readonly affiliations?: Text;
  readonly researchFields?: Text;
  readonly library?: string;
  readonly number?: string;
  readonly legalStatus?: string;
  readonly holders?: Text;
  readonly entries?: number;
}

/** Of a text the reader's language is shown; what is not known is left out. */
export function presentFacts(
  { publishers, series, places, positions, affiliations, researchFields, holders, ...plain }: StoredFacts,
  say: (text: Text) => string,
) {
  const texts = {
    publisher: publishers,
    series,
    place: places,
    position: positions,
    affiliation: affiliations,
    researchFields,
    holder: holders,
  };
  const said = Object.entries(texts).flatMap(([name, text]) => {
    // A field of research may be stored as a list.
    const words = text ? [say(text)].flat().join('; ') : '';
    return words === '' ? [] : [[name, words] as const];
  });
  return { ...plain, ...(Object.fromEntries(said) as Partial<Record<keyof typeof texts, string>>) };
}
