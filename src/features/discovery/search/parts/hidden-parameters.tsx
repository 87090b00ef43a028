import { type SearchAddress, searchParameters } from './search-address.ts';

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
