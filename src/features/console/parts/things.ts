import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { listThings } from '../contract.ts';

export type FoundThing = OutputOf<typeof listThings>['things'][number];

/** So many are asked for at once. */
const atOnce = 100;

export async function findThings(kinds: readonly string[], text: string): Promise<readonly FoundThing[]> {
  const answer = await pageCall()<typeof listThings>('GET /console/things', { kinds: [...kinds], text });
  return answer.ok ? answer.value.things : [];
}

/** What the ids stand for; null for those that are gone, nothing for those that are being asked for. */
export function useNamedThings(ids: readonly string[]) {
  const [named, setNamed] = useState<ReadonlyMap<string, FoundThing | null>>(new Map());
  const learn = useCallback(
    (things: readonly FoundThing[], asked: readonly string[] = []) =>
      setNamed(
        (known) =>
          new Map([
            ...known,
            ...asked.map((id) => [id, null] as const),
            ...things.map((one) => [one.id, one] as const),
          ]),
      ),
    [],
  );
  const unknown = ids
    .filter((id) => !named.has(id))
    .slice(0, atOnce)
    .join(' ');
  useEffect(() => {
    if (unknown === '') return;
    const asked = unknown.split(' ');
    let isCurrent = true;
    void pageCall()<typeof listThings>('GET /console/things', { ids: asked }).then((answer) => {
      if (isCurrent && answer.ok) learn(answer.value.things, asked);
    });
    return () => {
      isCurrent = false;
    };
  }, [unknown, learn]);
  return { named, learn };
}
