import { useEffect, useState } from 'react';
import { type CitationStyle, citationStyles } from '../domain/style-names.ts';

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
