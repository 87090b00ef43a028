import { Fragment } from 'react';
import styles from './headline.module.css';

/** A headline in the pieces between which it may break. */
export const Headline = ({ of: pieces }: { readonly of: readonly string[] }) =>
  pieces.length === 1 ? (
    pieces[0]
  ) : (
    <span className={styles.headline}>
      {pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
