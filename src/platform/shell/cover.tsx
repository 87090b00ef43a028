import { Artwork, type ArtworkName, seedOf } from '../ui/artwork.tsx';
import styles from './cover.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly picture: string | null;
  readonly artwork: ArtworkName;
  readonly size?: 'small' | 'large';
  /** The preset colour of the journal’s own site, where it is shown on another. */
  readonly hue?: number | undefined;
}

/** The cover of an issue or a journal: its picture, else one drawn from its name. */
export function Cover({ name, label, picture, artwork, size = 'large', hue }: Props) {
  const seed = seedOf(name + label);
  if (picture) return <img className={styles.cover} data-size={size} src={picture} alt="" loading="lazy" />;
  return (
    <div
      className={styles.cover}
      data-size={size}
      data-tone={seed % 3}
      data-hue={hue}
      data-part="cover"
      aria-hidden="true"
    >
      <Artwork name={artwork} seed={seed} className={styles.drawing} />
      <span className={styles.name}>{name}</span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
