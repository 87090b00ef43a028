import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readSearchAddress, type SearchAddress, searchHref } from './search-address.ts';

/** What is asked right now, which may be ahead of what is shown, and how to ask for something else without leaving the place. */
export function useAsked(path: string): {
  readonly asked: SearchAddress;
  readonly waiting: boolean;
  ask(change: Partial<SearchAddress>): void;
} {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const asked = readSearchAddress(new URLSearchParams((next ?? here).search));
  return {
    asked,
    waiting: next !== undefined,
    ask: (change) => void navigate(searchHref(path, asked, change), { preventScrollReset: true }),
  };
}
