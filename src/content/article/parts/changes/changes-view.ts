import type { Language } from '../../../../platform/kernel/language.ts';
import { directionOf, localizedIn, localizedText, tagOf } from '../../../../platform/shell/localized-text.ts';
import type { ArticleChanges } from '../../changes.contract.ts';
import { changesAddress } from './changes-address.ts';

export type ChangesView = ReturnType<typeof changesView>;

/** The page of what changed, in the reader's words. The redline is not here: it is spliced into the document. */
export function changesView(changes: ArticleChanges, language: Language, isPlaced: boolean) {
  const { titles, text, facts, from, to } = changes;
  return {
    id: changes.id,
    url: changes.url,
    title: localizedIn(titles, language, changes.language) ?? localizedText('', changes.language),
    from,
    to,
    versions: changes.versions,
    address: changesAddress(changes.id, from.number, to.number),
    facts: facts.map((fact) => ({
      ...fact,
      lang: fact.language === null ? undefined : tagOf(fact.language),
      dir: fact.language === null ? undefined : directionOf(fact.language),
    })),
    /** A text that is not found is made anew. */
    state: text.redline && !isPlaced ? ('preparing' as const) : text.state,
    refusal: text.message,
    opensAt: text.opensAt,
    redline:
      text.redline && isPlaced
        ? { sha256: text.redline, lang: tagOf(changes.language), dir: directionOf(changes.language) }
        : null,
    summary: text.summary,
  };
}
