import { useState } from 'react';
import { csvOf } from '../../../platform/kernel/csv.ts';
import { saveBlob } from '../../../platform/ui/behaviour/save-file.ts';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { listDocuments } from '../documents.contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { ActionButton, ConsolePage } from '../parts/console-page.tsx';
import { DocumentTable } from '../parts/document-table.tsx';
import { Link, useParameters } from '../parts/in-language.tsx';
import styles from '../parts/list.module.css';
import { ListBulk } from '../parts/list-bulk.tsx';
import { ConsolePages, ListSearch } from '../parts/list-controls.tsx';
import { statusOf } from '../parts/list-rows.ts';
import { SavedViews } from '../parts/saved-views.tsx';
import { useConsole, useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/documents-page';
import { ask, listRequest } from './load-console.server.ts';

const statuses = ['draft', 'published', 'withdrawn'] as const;
const orders = ['newest', 'updated', 'views'] as const;
const rowsOfPage = 50;

/** A word of the address counts only where it is one of those that are offered. */
const among = <One extends string>(all: readonly One[], given: string | null): One | undefined =>
  all.find((one) => one === given);

export async function loader({ context, request, params: { kind } }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = {
    kind,
    ...listRequest(request),
    size: rowsOfPage,
    state: among(statuses, searchParams.get('state')),
    sort: among(orders, searchParams.get('sort')),
  };
  return { kind, list: await ask<typeof listDocuments>(context, 'GET /console/documents', wanted) };
}

/** /console/list/{kind}: everything of one kind, in columns, narrowed down and sorted by the address. */
export default function DocumentsPage({ loaderData: { kind, list } }: Route.ComponentProps) {
  const say = useWord();
  const { me } = useConsole();
  const textFor = useTextFor();
  const parameters = useParameters();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const own = me.kinds.find((one) => one.kind === kind);
  const isOfItems = own?.isItem ?? false;

  const saveCsv = () => {
    const head = [say('list.title'), say('list.authors'), say('list.doi'), say('list.within'), say('list.state')];
    const rows = list.content.map((row) => [
      textFor(row.titles) || row.id,
      (row.facts?.authors ?? []).map((name) => textFor(name)).join('; '),
      row.facts?.doi ?? '',
      textFor(row.facts?.within ?? {}),
      say(`list.status.${statusOf(row)}`),
      String(row.facts?.views ?? ''),
      row.facts?.updatedAt ?? '',
    ]);
    const csv = csvOf([[...head, say('list.views'), say('list.updated')], ...rows]);
    saveBlob(new Blob([csv], { type: 'text/csv' }), `${me.site.sld}-${kind}.csv`);
  };

  return (
    <ConsolePage
      title={list.name}
      actions={
        own?.canBeMade && (
          <Link className={buttons.strong} to={`/console/edit/${kind}/${brandNewId}`}>
            {say('list.new')}
          </Link>
        )
      }
    >
      <ListSearch label={say('list.search')} />
      {isOfItems && (
        <div className={layout.spread}>
          <nav aria-label={say('list.filters')} className={layout.row2}>
            {([undefined, ...statuses] as const).map((status) => (
              <Choice
                key={status ?? 'all'}
                name="state"
                value={status}
                words={say(status ? `list.status.${status}` : 'list.all')}
              />
            ))}
          </nav>
          <nav aria-label={say('list.order')} className={layout.row2}>
            {orders.map((order) => (
              <Choice
                key={order}
                name="sort"
                value={order === 'newest' ? undefined : order}
                words={say(`list.order.${order}`)}
              />
            ))}
          </nav>
        </div>
      )}
      {isOfItems && <SavedViews kind={kind} />}
      <DocumentTable
        kind={kind}
        rows={list.content}
        empty={say(parameters.get('text') || parameters.get('state') ? 'list.nothingFound' : 'list.empty')}
        chosen={isOfItems ? chosen : null}
        onChoose={setChosen}
      />
      <ListBulk
        kind={kind}
        isRemovable={own?.isRemovable ?? false}
        chosen={list.content.filter(({ id }) => chosen.includes(id))}
        onDone={() => setChosen([])}
      />
      <div className={layout.spread}>
        <ConsolePages {...list} />
        {isOfItems && list.content.length > 0 && <ActionButton onClick={saveCsv}>{say('list.csv')}</ActionButton>}
      </div>
    </ConsolePage>
  );
}

interface ChoiceProps {
  readonly name: 'state' | 'sort';
  /** Nothing takes it out of the address. */
  readonly value: string | undefined;
  readonly words: string;
}

/** One way to narrow the list down or to sort it; what else the address says stays, but the page. */
function Choice({ name, value, words }: ChoiceProps) {
  const parameters = useParameters();
  const isChosen = (parameters.get(name) ?? undefined) === value;
  parameters.delete('page');
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  return (
    <Link to={`?${parameters}`} className={styles.chip} aria-current={isChosen ? 'true' : undefined}>
      {words}
    </Link>
  );
}
