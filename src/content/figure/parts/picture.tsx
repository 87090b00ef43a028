import styles from './record-shown.module.css';
import type { PictureView } from './record-view.ts';

/** As large as the page allows. It leads to its file; where scripts run it opens in the viewer, which finds its forms here. */
export function Picture({ picture }: { readonly picture: PictureView }) {
  const { shown, width, height, alternative, original, high, low } = picture;
  if (!shown) return null;
  return (
    <a
      className={styles.picture}
      href={high ?? original ?? shown}
      data-figure=""
      data-original={original ?? undefined}
      data-high={high ?? undefined}
      data-low={low ?? undefined}
    >
      <img src={shown} alt={alternative} width={width ?? undefined} height={height ?? undefined} />
    </a>
  );
}
