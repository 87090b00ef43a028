import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { securityEventKinds } from '../../../platform/kernel/security-event-kind.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import type { listSecurityEvents } from '../monitoring.contract.ts';
import styles from '../parts/console.module.css';
import { ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { LabelledLine, LabelledSelect } from '../parts/labelled.tsx';
import { ConsolePages, ListFilter } from '../parts/list-controls.tsx';
import { Moment } from '../parts/moment.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/security-page';
import { ask } from './load-console.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = Math.max(0, Math.trunc(Number(searchParams.get('page')) || 0));
  const by = (searchParams.get('by') ?? '').trim().slice(0, 50);
  const kind = securityEventKinds.find((one) => one === searchParams.get('kind'));
  const list = await ask<typeof listSecurityEvents>(context, 'GET /console/security', {
    page,
    ...(by && { by }),
    ...(kind && { kind }),
  });
  return { by, kind, list };
}

/** /console/security: what happened here that matters to security. */
export default function SecurityPage({ loaderData: { by, kind, list } }: Route.ComponentProps) {
  const say = useWord();
  return (
    <ConsolePage title={say('page.security')} hint={say('security.note')}>
      <ListFilter key={`${by} ${kind}`} label={say('changes.filter')} action={say('changes.apply')}>
        <LabelledLine label={say('changes.by')} name="by" maxLength={50} defaultValue={by} autoComplete="off" />
        <LabelledSelect
          label={say('changes.kind')}
          name="kind"
          defaultValue={kind ?? ''}
          choices={[
            { value: '', label: say('changes.allKinds') },
            ...securityEventKinds.map((value) => ({ value, label: say(`security.kind.${value}`) })),
          ]}
        />
      </ListFilter>
      <SecurityTable label={say('page.security')} events={list.content} />
      <ConsolePages {...list} />
      {list.ofInstallation.length > 0 && (
        <ConsoleSection id="installation" title={say('security.installation')} isLandmark={false}>
          <SecurityTable label={say('security.installation')} events={list.ofInstallation} />
        </ConsoleSection>
      )}
    </ConsolePage>
  );
}

type Event = OutputOf<typeof listSecurityEvents>['content'][number];

/** What other columns say, and what only the stream needs. */
const saidElsewhere = ['requestId', 'subject', 'user'];
/** The first question comes first. */
const order = ['command', 'words', 'factor', 'reason', 'of-role', 'of-account', 'call', 'address'];
const valueGroups: Readonly<Record<string, string>> = { factor: 'security.factor', 'of-role': 'role' };

const detailsOf = (detail: Event['detail']) =>
  Object.entries(detail)
    .filter(([name, value]) => value !== '' && !saidElsewhere.includes(name))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));

function SecurityTable({ label, events }: { readonly label: string; readonly events: readonly Event[] }) {
  const say = useWord();
  const valueWord = (name: string, value: string) => {
    const group = valueGroups[name];
    return group ? say.of(group, value) : value;
  };
  return (
    <DataTable
      rows={events}
      keyOf={({ id }) => id}
      label={label}
      part="security"
      empty={say('security.empty')}
      columns={[
        { head: say('csv.when'), isName: true, cell: ({ at }) => <Moment at={at} /> },
        {
          head: say('csv.what'),
          isLabelled: true,
          cell: ({ kind, outcome }) => (
            <>
              {say(`security.kind.${kind}`)}: {say(`security.outcome.${outcome}`)}
            </>
          ),
        },
        {
          head: say('csv.who'),
          isLabelled: true,
          className: styles.unbroken,
          cell: ({ by, detail }) => <bdi>{by ?? detail.subject ?? detail.user ?? say('security.nobody')}</bdi>,
        },
        {
          head: say('security.details'),
          isLabelled: true,
          cell: ({ detail }) => (
            <ul className={layout.line}>
              {detailsOf(detail).map(([name, value]) => (
                <li key={name}>
                  {say.of('security.detail', name)}: <bdi>{valueWord(name, value)}</bdi>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
