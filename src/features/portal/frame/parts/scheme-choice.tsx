import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { schemeKey } from '../../../../platform/ui/scheme-script.ts';
import styles from './header.module.css';

const schemes = ['system', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Light, dark, or as the reader's system has it. Kept in the browser: the page itself is the same for everyone. */
export function SchemeChoice() {
  const say = useSay();
  const [scheme, setScheme] = useState<Scheme>('system');
  useEffect(() => setScheme((document.documentElement.dataset.scheme as Scheme | undefined) ?? 'system'), []);

  const choose = (chosen: Scheme) => {
    setScheme(chosen);
    if (chosen === 'system') delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = chosen;
    try {
      if (chosen === 'system') localStorage.removeItem(schemeKey);
      else localStorage.setItem(schemeKey, chosen);
    } catch {
      // A browser that keeps nothing still shows the choice until the next page.
    }
  };

  return (
    <label className={styles.scheme}>
      <span data-visually-hidden="">{say('ui.colourScheme.label')}</span>
      <select value={scheme} onChange={(event) => choose(event.target.value as Scheme)} data-part="scheme">
        {schemes.map((choice) => (
          <option key={choice} value={choice}>
            {say(`ui.colourScheme.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
