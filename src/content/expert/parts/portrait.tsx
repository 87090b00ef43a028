import styles from './expert.module.css';

interface Props {
  readonly name: string;
  readonly picture: string | null;
  /** Of the one picture of a page; in a list the name next to it says who it is. */
  readonly label?: string;
}

/** Somebody's picture, else the first letter of the name; as wide as its place. */
export const Portrait = ({ name, picture, label }: Props) =>
  picture ? (
    <img className={styles.portrait} src={picture} alt={label ?? ''} loading={label ? undefined : 'lazy'} />
  ) : (
    <span className={styles.portrait} aria-hidden="true">
      {[...name][0]}
    </span>
  );
