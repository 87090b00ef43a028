import { useRevalidator } from 'react-router';
import buttons from '../../../platform/ui/button.module.css';
import type { listChanges } from '../changes.contract.ts';
import { ChangeList } from '../parts/change-list.tsx';
import { ConsolePage } from '../parts/console-page.tsx';
import { LabelledLine, LabelledSelect } from '../parts/labelled.tsx';
import { ConsolePages, ListFilter } from '../parts/list-controls.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';
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
    <ConsolePage
      title={say('changes.title')}
      hint={say('changes.sealed')}
      actions={
        <a className={buttons.button} href={`/rc-pub/console/changes/csv?${new URLSearchParams(narrowed)}`} download>
          {say('changes.csv')}
        </a>
      }
    >
      <ChangeFilter key={JSON.stringify(chosen)} chosen={chosen} isNarrowed={isNarrowed} />
      {list.content.length === 0 && <p>{say(isNarrowed ? 'changes.nothingFound' : 'list.empty')}</p>}
      <ChangeList changes={list.content} onRestored={() => void revalidate()} />
      <ConsolePages {...list} />
    </ConsolePage>
  );
}

interface ChosenChanges {
  readonly by: string;
  readonly kind: string;
  readonly day: string;
}

/** Narrows the log down to a person, a kind and a day. */
function ChangeFilter({ chosen, isNarrowed }: { readonly chosen: ChosenChanges; readonly isNarrowed: boolean }) {
  const say = useWord();
  const { words, language } = useConsole();
  const kinds = Object.entries(words)
    .filter(([key]) => key.startsWith('kind.'))
    .map(([key, label]) => ({ value: key.slice('kind.'.length), label }))
    .sort((one, other) => one.label.localeCompare(other.label, language === 'zh' ? 'zh-CN' : 'en'));
  return (
    <ListFilter
      label={say('changes.filter')}
      action={say('changes.apply')}
      clear={isNarrowed ? say('changes.clear') : undefined}
    >
      <LabelledLine label={say('changes.by')} name="by" maxLength={50} defaultValue={chosen.by} autoComplete="off" />
      <LabelledSelect
        label={say('changes.kind')}
        name="kind"
        defaultValue={chosen.kind}
        choices={[{ value: '', label: say('changes.allKinds') }, ...kinds]}
      />
      <LabelledLine label={say('changes.day')} name="day" type="date" defaultValue={chosen.day} />
    </ListFilter>
  );
}
