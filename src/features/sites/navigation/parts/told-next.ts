import { useEffect } from 'react';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';

const key = 'imprint-told-next';

/** Leaves a word of success for the page that comes next: this one is about to go. */
export const tellNext = (text: string): void => sessionStorage.setItem(key, text);

/** Says what the page before left to be said. */
export function useToldNext(): void {
  useEffect(() => {
    const text = sessionStorage.getItem(key);
    if (!text) return;
    sessionStorage.removeItem(key);
    showToast({ text, kind: 'success' });
  }, []);
}
