import { data } from 'react-router';

/** /console/*: an address that the console does not have. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NowherePage() {
  return null;
}
