import { type SubmitEvent, useEffect, useRef } from 'react';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import { useFrame } from './frame.ts';
import styles from './search-field.module.css';

const mostCharacters = 150;

/** Works as a plain form; with script it refuses an empty term at once and `/` jumps to it. */
export function SearchField({ large = false }: { readonly large?: boolean }) {
  const say = useSay();
  const { search, language, languageInAddress } = useFrame();
  const field = useRef<HTMLInputElement>(null);

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
    if (field.current?.value.trim()) return;
    event.preventDefault();
    showToast({ kind: 'error', text: say('failure.searchTermRequired') });
    field.current?.focus();
  };

  return (
    <search className={styles.search} data-large={large ? '' : undefined} data-part="search">
      <form action="/searchFrame" aria-label={say('navigation.search.label')} onSubmit={refuseEmpty} noValidate>
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <select name="scope" aria-label={say('navigation.search.scopeLabel')}>
          {search.scopes.map((scope) => (
            <option key={scope} value={scope}>
              {say(`navigation.scope.${scope}` as MessageKey)}
            </option>
          ))}
        </select>
        <input
          ref={field}
          type="search"
          name="q"
          required
          maxLength={mostCharacters}
          autoComplete="off"
          aria-label={say('navigation.search.fieldLabel')}
          aria-keyshortcuts="/"
          placeholder={say('navigation.search.placeholder')}
        />
        <kbd title={say('navigation.search.shortcut')}>/</kbd>
        <button type="submit">{say('navigation.search.button')}</button>
      </form>
    </search>
  );
}
