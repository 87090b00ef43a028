import { errorToastMilliseconds } from './constants.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { type PausableTimer, startTimer } from './pausable-timer.ts';

export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'notice' | 'error';
  /** Stands until it is closed. One with a button always does. */
  readonly stays?: boolean;
  readonly button?: { readonly text: string; press(): void };
}

export interface OpenToast {
  close(): void;
  /** Leaves the message standing and puts a link next to it. */
  offer(link: { readonly text: string; readonly href: string }): void;
}

export type ShowToast = (toast: Toast) => OpenToast;

/** Where a page leaves a word for the one that comes next, which is then hydrated at once to say it. */
export const nextPageMessageKey = 'imprint-next-page-message';

const mostAtOnce = 3;

let ofThisPage: ShowToast | undefined;

/** Puts the page's regions in place: once it is alive, since React would take nodes that it doesn't know for a mistake. */
export function prepareToasts(): ShowToast {
  ofThisPage ??= createToasts(readPageFacts()?.texts ?? { region: '', dismiss: '×' });
  return ofThisPage;
}

export const showToast: ShowToast = (toast) => prepareToasts()(toast);

/**
 * Short messages in live regions that stand before the first message does: a region that comes with its message is often not read
 * out. As a popover they lie above everything else.
 */
function createToasts(texts: Pick<PageFacts['texts'], 'region' | 'dismiss'>): ShowToast {
  const polite = part('toast-list', 'div', { role: 'status' });
  const urgent = part('toast-list', 'div', { role: 'alert' });
  const attributes = { 'aria-label': texts.region, popover: 'manual', 'data-print': 'no' };
  const region = part('toasts', 'section', attributes, [urgent, polite]);
  const open: OpenToast[] = [];

  // Outside an open dialog nothing can be pressed: the region goes into it, and back when it closes.
  const raise = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const place = dialog ?? document.body;
    if (region.parentNode !== place) {
      place.append(region);
      dialog?.addEventListener('close', raise, { once: true });
    }
    if (!region.matches(':popover-open')) region.showPopover();
  };
  raise();

  return ({ text, kind, stays, button }) => {
    raise();
    if (open.length === mostAtOnce) open[0]?.close();

    const message = part('toast-text', 'p', {}, [text]);
    const dismiss = part('toast-dismiss', 'button', { type: 'button', 'aria-label': texts.dismiss });
    const element = part('toast', 'div', { 'data-kind': kind }, [message, dismiss]);
    let timer: PausableTimer | undefined;

    const handle: OpenToast = {
      close() {
        timer?.stop();
        element.remove();
        const place = open.indexOf(handle);
        if (place >= 0) open.splice(place, 1);
      },
      offer({ text, href }) {
        timer?.stop();
        timer = undefined;
        // The page that opens has no business with this one.
        dismiss.before(part('toast-action', 'a', { href, target: '_blank', rel: 'noopener' }, [text]));
      },
    };

    dismiss.addEventListener('click', handle.close);
    if (button) {
      const action = part('toast-action', 'button', { type: 'button' }, [button.text]);
      action.addEventListener('click', () => {
        handle.close();
        button.press();
      });
      dismiss.before(action);
    } else if (!stays) timer = startTimer(errorToastMilliseconds, handle.close);

    for (const held of ['pointerenter', 'focusin']) element.addEventListener(held, () => timer?.pause());
    for (const left of ['pointerleave', 'focusout']) {
      element.addEventListener(left, () => {
        if (!element.matches(':hover, :focus-within')) timer?.resume();
      });
    }
    open.push(handle);
    (kind === 'error' ? urgent : polite).append(element);
    return handle;
  };
}

function part<Tag extends keyof HTMLElementTagNameMap>(
  name: string,
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.dataset.part = name;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}
