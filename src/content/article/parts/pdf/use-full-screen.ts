import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen: the whole one where the browser lets it, else the window. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    document.addEventListener('fullscreenchange', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', leave);
    };
  }, [element]);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (!isFull && document.fullscreenEnabled) element.current?.requestFullscreen().catch(() => setFull(true));
    else setFull(!isFull);
  };
  return { isFull, toggle };
}
