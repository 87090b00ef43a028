import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listChanges } from '../changes.contract.ts';
import { ChangeList } from './change-list.tsx';
import { useWord } from './use-console.ts';

interface Props {
  readonly versions: OutputOf<typeof listChanges>['content'];
}

/** What a document was before, and the way back to it. */
export function DocumentVersions({ versions }: Props) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{say('form.history')}</h2>
      <ChangeList changes={versions} onRestored={() => void revalidate()} />
    </section>
  );
}
