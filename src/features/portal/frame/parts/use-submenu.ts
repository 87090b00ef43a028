import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The menu that hangs from an entry of the navigation. It opens on hover and focus by style alone; with script also by its button and
 * the arrow keys, and Escape closes it.
 */
export function useSubmenu() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const entry = event.currentTarget;
    if (event.key === 'Escape') {
      setOpen(false);
      setDismissed(true);
      entry.querySelector<HTMLElement>('a, button')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...entry.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const next = at < 0 && step > 0 ? entry.querySelector<HTMLElement>('ul a') : links[at + step];
    if (!next) return;
    event.preventDefault();
    // What is not shown takes no focus.
    flushSync(() => {
      setOpen(true);
      setDismissed(false);
    });
    next.focus();
  };

  return {
    entry: {
      'data-dismissed': dismissed ? '' : undefined,
      onKeyDown,
      onMouseLeave: () => setOpen(false),
      onBlur(event: FocusEvent<HTMLLIElement>) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        setDismissed(false);
      },
    },
    button: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick() {
        setOpen(!open);
        setDismissed(open);
      },
    },
    menu: { id, 'data-open': open ? '' : undefined },
  } as const;
}
