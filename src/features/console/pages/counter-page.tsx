import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../platform/ui/page-url.ts';
import type { getCounter, listCounterKeys } from '../../discovery/counter/contract.ts';
import { ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { CounterDownload } from '../parts/counter-download.tsx';
import { CounterKeyTable, type MadeKey, MakeCounterKey, NewKey } from '../parts/counter-keys.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/counter-page';
import { ask } from './load-console.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const [counter, keys] = await Promise.all([
    ask<typeof getCounter>(context, 'GET /console/counter', {}),
    // Whoever may not give out keys sees the reports alone.
    context.get(pageRequest).call<typeof listCounterKeys>('GET /console/counter/keys', {}),
  ]);
  return { ...counter, address: `${pageUrl(request).origin}/r51`, keys: keys.ok ? keys.value.keys : null };
}

/** /console/counter: COUNTER reports to download, and the keys by which libraries fetch them. */
export default function CounterPage({ loaderData: { customers, months, address, keys } }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<MadeKey>();
  return (
    <ConsolePage title={say('page.counter')} hint={say('counter.note')} part="counter">
      {made && <NewKey {...made} />}
      <ConsoleSection id="reports" title={say('counter.reports')}>
        {months.length === 0 ? (
          <p>{say('counter.noMonth')}</p>
        ) : (
          <CounterDownload customers={customers} months={months} />
        )}
      </ConsoleSection>
      {keys && (
        <ConsoleSection id="keys" title={say('counter.keys')}>
          <dl className={layout.stack2}>
            <dt>{say('counter.address')}</dt>
            <dd>
              <code dir="ltr">{address}</code>
            </dd>
          </dl>
          <p>{say('counter.addressText')}</p>
          <CounterKeyTable
            keys={keys}
            onRevoked={async () => {
              showToast({ text: say('counter.isRevoked'), kind: 'success' });
              await revalidate();
            }}
          />
          <MakeCounterKey
            customers={customers}
            onMade={(one) => {
              setMade(one);
              void revalidate();
            }}
          />
        </ConsoleSection>
      )}
    </ConsolePage>
  );
}
