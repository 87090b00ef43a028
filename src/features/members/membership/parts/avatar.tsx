import styles from './member.module.css';

interface Props {
  readonly picture: string | null;
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** The member's picture, or the first letter of their name. The name stands next to it, so it says nothing itself. */
export function Avatar({ picture, name, size = 'small' }: Props) {
  if (picture) return <img className={styles.avatar} data-size={size} src={picture} alt="" width="96" height="96" />;
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
