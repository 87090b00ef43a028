import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMilliseconds = 1_500;

/** Asks again for what the page shows, as long as something is underway and someone looks. */
export function useKeepAsking(isUnderway: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderway || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (!document.hidden) void revalidate();
    }, everyMilliseconds);
    return () => clearTimeout(timer);
  }, [isUnderway, revalidate, state]);
}
