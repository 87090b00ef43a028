import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { Trouble, troubleOf } from '../parts/trouble.tsx';

/** Where the pages of the console stand inside its frame. What goes wrong in one of them leaves the menu around it. */
export default function Room() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <Trouble which={troubleOf(isRouteErrorResponse(error) ? error.status : 500)} />;
}
