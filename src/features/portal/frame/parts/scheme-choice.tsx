import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import { schemeKey } from '../../../../platform/ui/scheme-script.ts';
import styles from './header.module.css';
import menus from './menu.module.css';

const schemes = ['light', 'dark', 'system'] as const;
type Scheme = (typeof schemes)[number];

/** Light, dark, or as the reader's system has it. Kept in the browser: the page itself is the same for everyone. */
export function SchemeChoice() {
  const say = useSay();
  const menu = useRef<HTMLUListElement>(null);
  const [scheme, setScheme] = useState<Scheme>('system');
  useEffect(() => setScheme((document.documentElement.dataset.scheme as Scheme | undefined) ?? 'system'), []);

  const choose = (chosen: Scheme) => {
    setScheme(chosen);
    menu.current?.hidePopover();
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
    <div className={styles.scheme} data-part="scheme">
      <button
        type="button"
        popoverTarget="scheme-menu"
        className={styles.iconButton}
        aria-label={say('ui.colourScheme.label')}
        title={say('ui.colourScheme.label')}
      >
        <ToolIcon name="scheme" size={16} />
      </button>
      <ul ref={menu} id="scheme-menu" popover="auto" className={`${menus.floating} ${styles.schemeMenu}`}>
        {schemes.map((choice) => (
          <li key={choice}>
            <button type="button" aria-pressed={choice === scheme} onClick={() => choose(choice)}>
              {say(`ui.colourScheme.${choice}`)}
              {choice === scheme && <ToolIcon name="check" size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
