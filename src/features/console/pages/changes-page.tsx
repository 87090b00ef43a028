import { useRevalidator } from 'react-router';
import buttons from '../../../platform/ui/button.module.css';
import type { listChanges } from '../changes.contract.ts';
import { ChangeFilter, type ChosenChanges } from '../parts/change-filter.tsx';
import { ChangeList } from '../parts/change-list.tsx';
import tables from '../parts/console-table.module.css';
import { ConsolePages } from '../parts/data-table.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/changes-page';
import { ask } from './load-console.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = Math.max(0, Math.trunc(Number(searchParams.get('page')) || 0));
  const chosen: ChosenChanges = {
    by: (searchParams.get('by') ?? '').trim().slice(0, 50),
    kind: /^[a-z][a-z-]{0,39}$/.exec(searchParams.get('kind') ?? '')?.[0] ?? '',
    day: /^\d{4}-\d{2}-\d{2}$/.exec(searchParams.get('day') ?? '')?.[0] ?? '',
  };
  const list = await ask<typeof listChanges>(context, 'GET /console/changes', { ...given(chosen), page });
  return { chosen, list };
}

/** What is empty narrows nothing. */
const given = (chosen: ChosenChanges): Partial<ChosenChanges> =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));

/** /console/changes: the whole log of the site. */
export default function ChangesPage({ loaderData: { chosen, list } }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const narrowed = given(chosen);
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <>
      <div className={tables.head}>
        <h1>{say('changes.title')}</h1>
        <a className={buttons.button} href={`/rc-pub/console/changes/csv?${new URLSearchParams(narrowed)}`} download>
          {say('changes.csv')}
        </a>
      </div>
      <p>{say('changes.sealed')}</p>
      <ChangeFilter chosen={chosen} />
      {list.content.length === 0 && <p>{say(isNarrowed ? 'changes.nothingFound' : 'list.empty')}</p>}
      <ChangeList changes={list.content} onRestored={() => void revalidate()} />
      <ConsolePages {...list} />
    </>
  );
}
