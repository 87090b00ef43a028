import { useEffect, useId, useState } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { type CitationStyle, citationStyles } from '../domain/formats.ts';

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
  readonly style: CitationStyle;
  choose(style: CitationStyle): void;
}

export function StyleChoice({ style, choose }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <p className={layout.row3}>
      <label htmlFor={id}>{say('citations.cite.style')}</label>
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

const key = 'imprint.citation-style';

/** The style that this reader used last. */
export function useChosenStyle(): [CitationStyle, (style: CitationStyle) => void] {
  const [style, setStyle] = useState<CitationStyle>(citationStyles[0]);
  useEffect(() => {
    const kept = citationStyles.find((known) => known === read());
    if (kept) setStyle(kept);
  }, []);
  return [
    style,
    (chosen) => {
      setStyle(chosen);
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // Chosen again next time.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
