import { useSay } from '../../../../platform/i18n/use-say.ts';
import { mostStars } from '../domain/comment-rules.ts';
import styles from './comments.module.css';

/** Stars that were given; a mean may be broken. */
export function Stars({ stars }: { readonly stars: number }) {
  const say = useSay();
  const full = Math.round(stars);
  return (
    <span className={styles.stars} role="img" aria-label={say('comments.stars.of', { stars })}>
      {'★'.repeat(full)}
      {'☆'.repeat(mostStars - full)}
    </span>
  );
}
