import { useSay } from '../i18n/use-say.ts';
import { useFrame } from './frame.ts';
import { useHref } from './href.ts';

/** What the site offers to search for at once, each a link. */
export function QuickSearches({ className }: { readonly className?: string | undefined }) {
  const say = useSay();
  const href = useHref();
  const { search } = useFrame();
  if (search.quick.length === 0) return null;
  return (
    <ul className={className} aria-label={say('frame.search.popular')} data-part="quick-searches">
      {search.quick.map((term) => (
        <li key={term}>
          <a href={href(`/searchFrame?${new URLSearchParams({ q: term, scope: search.scopes[0] ?? 'thesis' })}`)}>
            {term}
          </a>
        </li>
      ))}
    </ul>
  );
}
