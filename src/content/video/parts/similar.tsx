import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import styles from './recording-rail.module.css';
import type { SimilarView } from './recording-view.ts';

export function Similar({ recordings }: { readonly recordings: readonly SimilarView[] }) {
  const say = useSay();
  const href = useHref();
  if (recordings.length === 0) return null;
  return (
    <section data-part="similar">
      <h2>{say('video.similar.title')}</h2>
      <ul className={styles.similar}>
        {recordings.map((one) => (
          <li key={one.id}>
            {one.picture && <img src={one.picture} alt="" loading="lazy" />}
            <div>
              <a href={href(one.href)}>
                <Localized of={one.title} />
              </a>
              <p className={styles.small}>
                {say(`search.kind.${one.kind}`)}
                {one.seconds !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{clockTime(one.seconds)}</bdi>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
