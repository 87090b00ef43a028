import type { RefObject } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import { useCombobox } from '../../../../platform/ui/use-combobox.tsx';
import type { suggest } from '../../../discovery/search/related.contract.ts';
import { matchedPieces } from './matched-part.ts';

type Suggestion = OutputOf<typeof suggest>[number];
type Scope = 'thesis' | 'periodical' | 'picture' | 'table' | 'video' | 'others';

const mostCharacters = 150;

/** From the third keystroke; a Chinese character took as many. */
const isEnough = (text: string): boolean =>
  text.length <= mostCharacters && (text.length >= 3 || /\p{Script=Han}/u.test(text));

/** Kinds stand in this order, each together. */
const kinds: readonly Suggestion['type'][] = ['title', 'author', 'keyword', 'journal'];

/** Where journals are searched for, their titles are the first kind already. */
const inOrder = (suggestions: readonly Suggestion[], scope: string): Suggestion[] =>
  kinds
    .filter((kind) => kind !== 'journal' || scope !== 'periodical')
    .flatMap((kind) => suggestions.filter(({ type }) => type === kind));

/** What the reader may be about to type, below the field. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, scope: () => string) {
  const say = useSay();
  const href = useHref();
  return useCombobox<Suggestion>({
    label: say('frame.search.suggestions'),
    isEnough,
    keyOf: ({ type, text }) => `${type} ${text}`,
    groupOf: ({ type }) => say(groupName(type, scope())),
    announce: (count) => say('frame.search.suggestionsFound', { count }),
    draw: ({ text }, typed) => (
      <bdi>
        {matchedPieces(text, typed).map(({ text: piece, matched }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing but their place
          matched ? <strong key={place}>{piece}</strong> : <span key={place}>{piece}</span>,
        )}
      </bdi>
    ),
    async find(q) {
      const facts = readPageFacts();
      if (!facts) return [];
      const input = { q, scope: scope() as Scope };
      const answer = await createLazyCall(facts)<typeof suggest>('GET /front/search/suggest', input, { quiet: true });
      return answer.ok ? inOrder(answer.value, input.scope) : [];
    },
    choose({ url, text }) {
      if (url) return location.assign(href(url));
      if (field.current) field.current.value = text;
      field.current?.form?.requestSubmit();
    },
  });
}

/** Titles are those of the kind that is searched; journals stand with their like. */
function groupName(type: Suggestion['type'], scope: string): MessageKey {
  if (type === 'title') return `frame.scope.${scope}` as MessageKey;
  return type === 'journal' ? 'frame.scope.periodical' : `frame.suggest.${type}`;
}
