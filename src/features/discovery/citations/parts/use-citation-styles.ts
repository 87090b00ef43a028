import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import type { getCitationStyles } from '../contract.ts';
import { citationStyles } from '../domain/formats.ts';

/** A style of an extension. */
export type AddedStyle = OutputOf<typeof getCitationStyles>[number];

const key = 'imprint.citation-style';

/** The style that this reader used last, as long as it is there, and those that extensions add to the usual ones. */
export function useCitationStyles() {
  const [chosen, setChosen] = useState<string>(citationStyles[0]);
  const [added, setAdded] = useState<readonly AddedStyle[]>([]);
  useEffect(() => {
    setChosen(read() ?? citationStyles[0]);
    const facts = readPageFacts();
    if (!facts) return;
    void createLazyCall(facts)<typeof getCitationStyles>(
      'GET /front/front-article/getCitationStyles',
      {},
      { quiet: true },
    ).then((answer) => {
      if (answer.ok) setAdded(answer.value);
    });
  }, []);
  const isThere = [...citationStyles, ...added.map(({ style }) => style)].includes(chosen);
  return {
    style: isThere ? chosen : citationStyles[0],
    added,
    choose(style: string) {
      setChosen(style);
      try {
        localStorage.setItem(key, style);
      } catch {
        // Chosen again next time.
      }
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
