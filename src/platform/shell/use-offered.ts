import { isOffered } from '../kernel/offers.ts';
import { useFrame } from './frame.ts';

/** Whether the site offers the page at an address, so that something may lead there. */
export function useOffered(): (address: string) => boolean {
  const { enabled } = useFrame();
  return (address) => isOffered(address, enabled);
}
