import { useId } from 'react';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { type CitationStyle, citationStyles } from '../domain/style-names.ts';
import styles from './cite.module.css';

const labels = {
  'gb-t-7714-2025': 'citing.style.gbT77142025',
  'gb-t-7714-2015': 'citing.style.gbT77142015',
  apa: 'citing.style.apa',
  ieee: 'citing.style.ieee',
  vancouver: 'citing.style.vancouver',
  nature: 'citing.style.nature',
  chicago: 'citing.style.chicago',
} as const satisfies Record<CitationStyle, MessageKey>;

interface Props {
  readonly style: CitationStyle;
  choose(style: CitationStyle): void;
}

export function StyleChoice({ style, choose }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{say('citing.cite.style')}</label>
      <select id={id} value={style} onChange={(event) => choose(event.target.value as CitationStyle)}>
        {citationStyles.map((known) => (
          <option key={known} value={known}>
            {say(labels[known])}
          </option>
        ))}
      </select>
    </p>
  );
}
