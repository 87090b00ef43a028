import type { RefObject } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import { useCombobox } from '../../../../platform/ui/use-combobox.tsx';
import type { suggest } from '../../../discovery/search/related.contract.ts';

type Suggestion = OutputOf<typeof suggest>[number];
type Scope = 'thesis' | 'periodical' | 'picture' | 'table' | 'video' | 'others';

const mostCharacters = 150;

/** From the third keystroke; a Chinese character took as many. */
const isEnough = (text: string): boolean =>
  text.length <= mostCharacters && (text.length >= 3 || /\p{Script=Han}/u.test(text));

/** What the reader may be about to type, below the field. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, scope: () => string) {
  const say = useSay();
  const href = useHref();
  return useCombobox<Suggestion>({
    label: say('frame.search.suggestions'),
    isEnough,
    keyOf: ({ type, text }) => `${type} ${text}`,
    draw: ({ text }) => <bdi>{text}</bdi>,
    async find(q) {
      const facts = readPageFacts();
      if (!facts) return [];
      const input = { q, scope: scope() as Scope };
      const answer = await createLazyCall(facts)<typeof suggest>('GET /front/search/suggest', input, { quiet: true });
      return answer.ok ? answer.value : [];
    },
    choose({ url, text }) {
      if (url) return location.assign(href(url));
      if (field.current) field.current.value = text;
      field.current?.form?.requestSubmit();
    },
  });
}
