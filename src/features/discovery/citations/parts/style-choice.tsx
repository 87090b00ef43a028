import { useId } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { type CitationStyle, citationStyles } from '../domain/formats.ts';
import type { AddedStyle } from './use-citation-styles.ts';

const labels = {
  'gb-t-7714-2025': 'citations.style.gbT77142025',
  'gb-t-7714-2015': 'citations.style.gbT77142015',
  apa: 'citations.style.apa',
  ieee: 'citations.style.ieee',
  vancouver: 'citations.style.vancouver',
  nature: 'citations.style.nature',
  chicago: 'citations.style.chicago',
} as const satisfies Record<CitationStyle, MessageKey>;

interface Props {
  readonly style: string;
  readonly added: readonly AddedStyle[];
  choose(style: string): void;
}

export function StyleChoice({ style, added, choose }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <p className={layout.row3}>
      <label htmlFor={id}>{say('citations.cite.style')}</label>
      <select id={id} value={style} onChange={(event) => choose(event.target.value)}>
        {citationStyles.map((known) => (
          <option key={known} value={known}>
            {say(labels[known])}
          </option>
        ))}
        {added.map(({ style, name }) => (
          <option key={style} value={style}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
