import { useLocation } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref, withParameter } from '../../../platform/shell/href.ts';

/** The way to log in, and back to what was to be read; nothing where one can only wait. */
export function LoginLink({ opensAt }: { readonly opensAt?: string | undefined }) {
  const say = useSay();
  const href = useHref();
  const { pathname, search } = useLocation();
  if (opensAt) return null;
  return (
    <a href={href(withParameter('/login', 'url', pathname + search))} rel="nofollow" data-part="login-link">
      {say('access.login')}
    </a>
  );
}
