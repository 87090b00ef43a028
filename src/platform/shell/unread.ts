import { useEffect, useState } from 'react';

const changed = 'imprint-unread';

/** Tells the rest of the page how many messages are unread by now. */
export const tellUnread = (count: number): boolean => dispatchEvent(new CustomEvent(changed, { detail: count }));

/** How many messages are unread: as the document began, and as the page learned since. */
export function useUnread(atFirst: number): number {
  const [count, setCount] = useState(atFirst);
  useEffect(() => {
    const listen = (event: Event) => setCount((event as CustomEvent<number>).detail);
    addEventListener(changed, listen);
    return () => removeEventListener(changed, listen);
  }, []);
  return count;
}
