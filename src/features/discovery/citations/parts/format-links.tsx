import { useSay } from '../../../../platform/i18n/use-say.ts';
import { citationFormats } from '../domain/files/export-formats.ts';
import { citationAddress } from './citation-address.ts';
import styles from './cite.module.css';

interface Props {
  readonly id: string;
  readonly part?: number | undefined;
}

/** The five files of one work, or of a part of it, as plain links. */
export function FormatLinks({ id, part }: Props) {
  const say = useSay();
  return (
    <ul className={styles.formats} aria-label={say('citations.cite.download')} data-part="citation-formats">
      {citationFormats.map((format) => (
        <li key={format}>
          <a href={citationAddress(format, [id], part)} download rel="nofollow">
            {say(`citations.format.${format}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
