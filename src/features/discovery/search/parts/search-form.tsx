import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readSearchAddress, type SearchAddress, searchHref, searchParameters } from './search-address.ts';

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

interface Props {
  readonly address: SearchAddress;
  /** Names that the form has fields for. */
  readonly except: readonly string[];
}

/** The rest of the question, so that a plain form asks all of it. A new question begins at its first page. */
export function HiddenParameters({ address, except }: Props) {
  return searchParameters({ ...address, page: 0, cursor: '' })
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
