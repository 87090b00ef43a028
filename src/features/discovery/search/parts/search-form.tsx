import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readSearchAddress, type SearchAddress, searchHref, searchParameters } from './search-address.ts';

/** The address of the newest search, which may be ahead of the results, and how to search for something else without leaving the place. */
export function useSearch(path: string) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const address = readSearchAddress(new URLSearchParams((next ?? here).search));
  return {
    address,
    waiting: next !== undefined,
    search: (change: Partial<SearchAddress>) =>
      void navigate(searchHref(path, address, change), { preventScrollReset: true }),
  };
}

/** The rest of the query besides the form's own fields, so that a plain form asks all of it. A new question begins at its first page. */
export function HiddenParameters({ address, except }: { address: SearchAddress; except: readonly string[] }) {
  return searchParameters({ ...address, page: 0, cursor: '' })
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
