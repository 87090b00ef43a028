import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref, withParameter } from '../../../../platform/shell/href.ts';
import { wayTo } from '../../../../platform/shell/way-to.ts';

/** What authors and people of libraries come for: to submit, where the site takes manuscripts, and to read by their institution. */
export function ServiceLinks({ className }: { readonly className?: string | undefined }) {
  const say = useSay();
  const href = useHref();
  const { enabled, navigation } = useFrame();
  const { pathname, search } = useLocation();
  const institution = '/institutionLogin';
  const isThere = pathname.toLowerCase() === institution.toLowerCase();
  return (
    <ul className={className} data-part="service-links">
      <li>
        <a
          href={href(isThere ? institution : withParameter(institution, 'url', pathname + search))}
          rel="nofollow"
          aria-current={isThere ? 'page' : undefined}
        >
          {say('frame.header.institution')}
        </a>
      </li>
      {enabled.submission && (
        <li>
          <a
            href={href(wayTo(navigation, '/manuscript').at(-1)?.href ?? '/manuscript')}
            aria-current={pathname.toLowerCase() === '/manuscript' ? 'page' : undefined}
          >
            {say('frame.header.submit')}
          </a>
        </li>
      )}
    </ul>
  );
}
