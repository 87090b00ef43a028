import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import type { batchPublicizeInfo } from '../contract.ts';
import type { CitationStyle } from '../domain/style-names.ts';

export type CitedWork = OutputOf<typeof batchPublicizeInfo>[number];

/** What the works of a folder are cited as; those that are no longer there have nothing. */
export interface FolderInfo {
  readonly state: 'asking' | 'known' | 'failed';
  readonly works: ReadonlyMap<string, CitedWork>;
}

const nothing: FolderInfo = { state: 'asking', works: new Map() };

/** Asks once for what the folder held when it was opened, and again for another style. */
export function useFolderInfo(ids: readonly string[], style: CitationStyle): FolderInfo {
  const [info, setInfo] = useState(nothing);
  const [asked] = useState(ids);
  useEffect(() => {
    const facts = readPageFacts();
    if (!facts || asked.length === 0) return;
    let current = true;
    const call = createLazyCall(facts);
    const input = { ids: asked.join(','), style };
    void call<typeof batchPublicizeInfo>('GET /front/front-article/batchPublicizeInfo', input, { quiet: true }).then(
      (answer) => {
        if (!current) return;
        if (answer.ok) setInfo({ state: 'known', works: new Map(answer.value.map((work) => [work.id, work])) });
        // What belongs to a site that this one no longer gathers is gone too.
        else setInfo({ state: answer.failure.code === 'siteForbidden' ? 'known' : 'failed', works: new Map() });
      },
    );
    return () => {
      current = false;
    };
  }, [asked, style]);
  return info;
}
