import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import styles from './article-head.module.css';
import type { VersionView } from './article-view.ts';
import { ShownDate } from './shown-date.tsx';
import { versionLabel } from './version-label.ts';

/** The version that is shown, and the way to the others. */
export function VersionFacts({ version, url }: { readonly version: VersionView; readonly url: string }) {
  const say = useSay();
  const href = useHref();
  const label = versionLabel(say, version.value);
  const name = (number: number, value: number) =>
    // An accepted manuscript has no number that anyone would cite.
    [number === 0 ? '' : say('article.version.number', { number }), versionLabel(say, value)]
      .filter(Boolean)
      .join(' · ');
  if (version.all.length < 2) return label ? <span data-part="version">{label}</span> : null;
  return (
    <>
      <span data-part="version">{name(version.number, version.value)}</span>
      <button type="button" className={styles.more} popoverTarget="article-versions">
        {say('article.version.all')}
      </button>
      <span id="article-versions" popover="auto" className={styles.versions} data-part="versions">
        {version.all.toReversed().map(({ number, value, date }) => (
          <a
            key={number}
            href={href(versionAddress(url, number, version))}
            aria-current={number === version.number ? 'true' : undefined}
          >
            {name(number, value)}
            {date && (
              <>
                {' · '}
                <ShownDate date={date} />
              </>
            )}
          </a>
        ))}
      </span>
    </>
  );
}

/** The newest version stands at the paper's own address. */
function versionAddress(url: string, number: number, { all }: VersionView): string {
  if (number === all.at(-1)?.number) return url;
  return `${url}${url.includes('?') ? '&' : '?'}version=${number}`;
}
