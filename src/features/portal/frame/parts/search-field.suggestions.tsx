import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import type { suggest } from '../../../discovery/search/related.contract.ts';
import styles from './search-field.module.css';

type Suggestion = OutputOf<typeof suggest>[number];
type Scope = 'thesis' | 'periodical' | 'picture' | 'table' | 'video' | 'others';

const quietMilliseconds = 150;
const mostCharacters = 150;

/** From the third keystroke; a Chinese character took as many. */
const isEnough = (text: string): boolean =>
  text.length <= mostCharacters && (text.length >= 3 || /\p{Script=Han}/u.test(text));

/** What the reader may be about to type, below the field: arrows walk it, Enter takes it, Escape puts it away. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, scope: () => string) {
  const say = useSay();
  const href = useHref();
  const list = useId();
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [place, setPlace] = useState(-1);

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    asked.current = '';
    setFound([]);
    setPlace(-1);
  };
  const ask = async (q: string) => {
    const facts = readPageFacts();
    if (!facts) return;
    const answer = await createLazyCall(facts)<typeof suggest>(
      'GET /front/search/suggest',
      { q, scope: scope() as Scope },
      { quiet: true },
    );
    // An answer that comes after the reader has typed on, or left, is about something else.
    if (asked.current === q) setFound(answer.ok ? answer.value : []);
  };
  const typed = () => {
    const text = field.current?.value.trim() ?? '';
    if (!isEnough(text)) return close();
    clearTimeout(timer.current);
    asked.current = text;
    setPlace(-1);
    timer.current = setTimeout(() => void ask(text), quietMilliseconds);
  };
  const take = (suggestion: Suggestion) => {
    if (suggestion.url) return location.assign(href(suggestion.url));
    if (field.current) field.current.value = suggestion.text;
    close();
    field.current?.form?.requestSubmit();
  };
  const pressed = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[place];
    if (step)
      setPlace((before) => ((((before + 1 + step) % (found.length + 1)) + found.length + 1) % (found.length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) take(chosen);
    else return;
    event.preventDefault();
  };

  return {
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': found.length > 0,
      'aria-controls': list,
      'aria-activedescendant': place >= 0 ? `${list}${place}` : undefined,
      onInput: typed,
      onKeyDown: pressed,
      onBlur: close,
    } as const,
    close,
    suggestions: (
      <div className={styles.suggestions} hidden={found.length === 0}>
        <div id={list} role="listbox" aria-label={say('frame.search.suggestions')}>
          {found.map((suggestion, at) => (
            <div
              key={`${suggestion.type} ${suggestion.text}`}
              id={`${list}${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === place}
              onPointerDown={(event) => {
                event.preventDefault();
                take(suggestion);
              }}
            >
              <bdi>{suggestion.text}</bdi>
            </div>
          ))}
        </div>
      </div>
    ),
  };
}
