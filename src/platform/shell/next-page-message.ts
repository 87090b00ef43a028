import { useEffect } from 'react';
import { nextPageMessageKey as key, showToast } from '../ui/behaviour/toasts.ts';

/** Leaves a word of success for the page that comes next: this one is about to go. */
export const leaveMessageForNextPage = (text: string): void => sessionStorage.setItem(key, text);

/** Says what the page before left to be said. */
export function useNextPageMessage(): void {
  useEffect(() => {
    const text = sessionStorage.getItem(key);
    if (!text) return;
    sessionStorage.removeItem(key);
    showToast({ text, kind: 'success' });
  }, []);
}
