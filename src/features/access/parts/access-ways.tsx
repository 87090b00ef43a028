import { useLocation } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import layout from '../../../platform/ui/layout.module.css';
import styles from './access.module.css';
import { LoginLink } from './login-link.tsx';

/** What a reader can do who may not have something, unless they can only wait: plain links, so that they work without scripts. */
export function AccessWays({ opensAt }: { readonly opensAt?: string | undefined }) {
  const say = useSay();
  const href = useHref();
  const { pathname, search } = useLocation();
  if (opensAt) return null;
  const back = encodeURIComponent(pathname + search);
  return (
    <nav className={`${layout.row4} ${styles.links}`} aria-label={say('access.ways')} data-part="access-ways">
      <LoginLink />
      <a href={`/checkAccess?url=${back}`} rel="nofollow" data-check-access="" data-early="">
        {say('access.check')}
      </a>
      <a href={href(`/institutionLogin?url=${back}`)} rel="nofollow">
        {say('access.institution')}
      </a>
    </nav>
  );
}
