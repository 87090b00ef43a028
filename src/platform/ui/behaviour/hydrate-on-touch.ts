import { deferredMark, hydratedEvent } from '../deferred-hydration.ts';
import { nextPageMessageKey } from './toasts.ts';

const touches = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Waits until the reader touches the page, then brings in the scripts that were laid aside; a page without deferred hydration is awake at
 * once. What was pressed or chosen meanwhile is pressed and chosen again by the answer, when the page has come alive.
 */
export async function waitForTouch(): Promise<() => void> {
  const aside = document.querySelector<HTMLScriptElement>(`script[${deferredMark}]`);
  if (!aside) return () => {};
  const [pressAgain, chooseAgain] = [rememberPresses(), rememberChoices()];
  if (!hasMessage()) await firstTouch();
  await runLaidAside(aside);
  return () => {
    aside.setAttribute(deferredMark, 'woken');
    chooseAgain();
    pressAgain();
  };
}

function hasMessage(): boolean {
  try {
    return sessionStorage.getItem(nextPageMessageKey) !== null;
  } catch {
    return false;
  }
}

function rememberPresses(): () => void {
  let pressed: HTMLElement | undefined;
  const remember = (event: MouseEvent) => {
    const control = needsWaking(event.target as Element);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
  };
  addEventListener('click', remember, true);
  return () => {
    removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  };
}

/** What was chosen from a list before anything listened; React begins with what the server sent. */
function rememberChoices(): () => void {
  const chosen = new Map<HTMLSelectElement, string>();
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  addEventListener('change', remember, true);
  return () => {
    removeEventListener('change', remember, true);
    for (const [select, value] of chosen) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}

const firstTouch = (): Promise<void> =>
  new Promise((resolve) => {
    const ended = new AbortController();
    for (const touch of touches)
      addEventListener(
        touch,
        () => {
          ended.abort();
          resolve();
        },
        { signal: ended.signal, capture: true, passive: true },
      );
  });

const runLaidAside = (aside: HTMLScriptElement): Promise<void> =>
  new Promise((resolve) => {
    addEventListener(hydratedEvent, () => resolve(), { once: true });
    const script = document.createElement('script');
    script.type = 'module';
    // The same text that the policy of the page names by its hash.
    script.textContent = aside.textContent;
    document.head.append(script);
    script.remove();
  });

/** What the browser does by itself needs no script of ours. */
const worksAlone = 'a[href], summary, [popovertarget], [commandfor], [type="submit"], [type="reset"]';

/** The control that was meant, if it does nothing before the page is alive. */
function needsWaking(target: Element): HTMLElement | undefined {
  const control = target.closest<HTMLElement>('a, button, summary, input[type="button"], input[type="checkbox"]');
  return control && !control.matches(worksAlone) ? control : undefined;
}
