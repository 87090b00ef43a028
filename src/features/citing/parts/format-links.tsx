import { useSay } from '../../../platform/i18n/use-say.ts';
import { citationFormats } from '../domain/files/export-formats.ts';
import { citationAddress } from './citation-address.ts';
import styles from './cite.module.css';

/** The five files of one work, as plain links. */
export function FormatLinks({ id }: { readonly id: string }) {
  const say = useSay();
  return (
    <ul className={styles.formats} aria-label={say('citing.cite.download')} data-part="citation-formats">
      {citationFormats.map((format) => (
        <li key={format}>
          <a href={citationAddress(format, [id])} download rel="nofollow">
            {say(`citing.format.${format}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
