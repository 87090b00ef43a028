import text from '../ui/text.module.css';
import styles from './brand.module.css';
import { useFrame } from './frame.ts';
import { useHref } from './href.ts';
import { Localized } from './localized.tsx';

export function Brand() {
  const { site, home } = useFrame();
  const href = useHref();
  return (
    <a className={styles.brand} href={href(home)} data-part="brand">
      {site.logo ? (
        <img className={styles.logo} src={site.logo} alt="" />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          {site.mark}
        </span>
      )}
      <span className={styles.names}>
        <span className={styles.name}>{site.name}</span>
        <span className={text.fine}>
          {site.secondName && <Localized of={site.secondName} />}
          {site.secondName && site.tagline && ' · '}
          {site.tagline}
        </span>
      </span>
    </a>
  );
}
