import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { QuickSearches } from '../../../../platform/shell/quick-searches.tsx';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import text from '../../../../platform/ui/text.module.css';
import styles from './search-field.module.css';
import { useSuggestions } from './search-field.suggestions.tsx';

const mostCharacters = 150;

/** Works as a plain form; with script it refuses an empty term at once, suggests terms, and `/` jumps to it. */
export function SearchField({ large = false }: { readonly large?: boolean }) {
  const say = useSay();
  const href = useHref();
  const { search, language, languageInAddress } = useFrame();
  const field = useRef<HTMLInputElement>(null);
  const scopeField = useRef<HTMLSelectElement>(null);
  // The last search stays in the field, to be changed and sent again; a question of many terms is the advanced form's.
  const here = useLocation();
  const parameters = new URLSearchParams(here.search);
  // A query of the full texts is in the field of that page.
  const isQuestion = /^\/ask\/?$/i.test(here.pathname);
  const [term, scope] = [isQuestion ? '' : (parameters.get('q') ?? ''), parameters.get('scope') ?? ''];
  const { fieldProps, list, close } = useSuggestions(field, () => scopeField.current?.value ?? 'thesis');

  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, []);

  const refuseEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    close();
    if (field.current?.value.trim()) return;
    event.preventDefault();
    showToast({ kind: 'error', text: say('failure.searchTermRequired') });
    field.current?.focus();
  };

  return (
    <search className={styles.search} data-large={large ? '' : undefined} data-part="search">
      <div className={styles.field}>
        <form
          key={`${scope} ${term}`}
          action="/searchFrame"
          aria-label={say('frame.search.label')}
          onSubmit={refuseEmpty}
          noValidate
        >
          {languageInAddress && <input type="hidden" name="lang" value={language} />}
          <select
            ref={scopeField}
            name="scope"
            defaultValue={search.scopes.includes(scope) ? scope : search.scopes[0]}
            aria-label={say('frame.search.scopeLabel')}
          >
            {search.scopes.map((scope) => (
              <option key={scope} value={scope}>
                {say(`frame.scope.${scope}` as MessageKey)}
              </option>
            ))}
          </select>
          <input
            ref={field}
            type="search"
            name="q"
            required
            maxLength={mostCharacters}
            aria-label={say('frame.search.fieldLabel')}
            aria-keyshortcuts="/"
            placeholder={say('frame.search.placeholder')}
            defaultValue={term.length > mostCharacters ? '' : term}
            {...fieldProps}
          />
          <kbd title={say('frame.search.shortcut')}>/</kbd>
          <button type="submit" aria-label={say('frame.search.button')}>
            <span>{say('frame.search.button')}</span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M14 8.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0m-1.6 3.9L17 17" />
            </svg>
          </button>
        </form>
        {list}
      </div>
      <a className={styles.advanced} href={href('/seniorSearch')}>
        {say('frame.search.advanced')}
      </a>
      {!large && <QuickSearches className={`${text.fine} ${styles.quick}`} />}
    </search>
  );
}
