import { useFrame } from './frame.ts';
import { useHref } from './href.ts';

/** Where a visitor goes who wants what is for members: to the login, and back to this page. */
export function useLoginAddress(): string {
  const { address } = useFrame();
  const href = useHref();
  return href(`/login?url=${encodeURIComponent(href(address.path))}`);
}
