import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { copy } from '../../../platform/ui/behaviour/copy.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type {
  createCounterKey,
  getCounter,
  listCounterKeys,
  revokeCounterKey,
} from '../../discovery/counter/contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';

type Keys = OutputOf<typeof listCounterKeys>['keys'];

export interface MadeKey {
  readonly requestor: string;
  readonly secret: string;
}

/** The keys that were given out, with what a library enters next to them. */
export function CounterKeyTable({ keys, onRevoked }: { readonly keys: Keys; readonly onRevoked: () => Promise<void> }) {
  const say = useWord();
  const textFor = useTextFor();
  async function revoke({ id, requestor }: Keys[number]) {
    const words = { confirm: say('counter.revoke'), cancel: say('form.cancel') };
    if (!(await confirmed(say('counter.confirmRevoke', { requestor }), words))) return;
    const answer = await pageCall()<typeof revokeCounterKey>('POST /console/counter/keys/revoke', { id });
    if (answer.ok) await onRevoked();
  }
  return (
    <DataTable
      rows={keys}
      keyOf={({ id }) => id}
      empty={say('counter.noKeys')}
      part="counter-keys"
      columns={[
        { head: say('counter.requestor'), isName: true, cell: ({ requestor }) => <bdi>{requestor}</bdi> },
        {
          head: say('counter.institution'),
          isLabelled: true,
          cell: ({ customer, customerName }) =>
            customer === null ? say('counter.wholeSite') : textFor(customerName) || customer,
        },
        {
          head: say('counter.customerId'),
          isLabelled: true,
          cell: ({ customer }) => <code dir="ltr">{customer ?? '0000000000000000'}</code>,
        },
        { head: say('counter.made'), isLabelled: true, cell: ({ createdAt }) => <Moment at={createdAt} isDay /> },
        {
          head: say('counter.used'),
          isLabelled: true,
          cell: ({ usedOn }) => (usedOn ? <Moment at={usedOn} isDay /> : say('counter.never')),
        },
        {
          head: say('counter.state'),
          isLabelled: true,
          cell: ({ revokedAt }) => (
            <Mark isWarning={revokedAt !== null} isUsual={revokedAt === null}>
              {say(revokedAt === null ? 'counter.valid' : 'counter.revoked')}
            </Mark>
          ),
        },
        {
          head: say('counter.actions'),
          isHeadHidden: true,
          cell: (key) =>
            key.revokedAt === null && (
              <ActionButton aria-label={`${say('counter.revoke')}: ${key.requestor}`} onClick={() => revoke(key)}>
                {say('counter.revoke')}
              </ActionButton>
            ),
        },
      ]}
    />
  );
}

interface MakeProps {
  readonly customers: OutputOf<typeof getCounter>['customers'];
  readonly onMade: (made: MadeKey) => void;
}

/** For whom a key is, and who will ask with it. */
export function MakeCounterKey({ customers, onMade }: MakeProps) {
  const say = useWord();
  const textFor = useTextFor();
  const [customer, setCustomer] = useState(customers[0]?.id ?? '');
  const [requestor, setRequestor] = useState('');
  async function make() {
    const wanted = { customer: customer || null, requestor };
    const answer = await pageCall()<typeof createCounterKey>('POST /console/counter/keys/create', wanted);
    if (!answer.ok) return;
    setRequestor('');
    onMade({ requestor, secret: answer.value.key });
  }
  return (
    <FoldedForm
      isStrong
      part="make-counter-key"
      title={say('counter.add')}
      action={say('counter.make')}
      isDisabled={!/^[\w.@-]{1,100}$/.test(requestor)}
      onSubmit={make}
    >
      <div className={layout.pair}>
        <LabelledSelect
          label={say('counter.institution')}
          value={customer}
          onChange={setCustomer}
          choices={[
            ...customers.map(({ id, name }) => ({ value: id, label: textFor(name) || id })),
            { value: '', label: say('counter.wholeSite') },
          ]}
        />
        <LabelledLine
          label={say('counter.requestor')}
          help={say('counter.requestorHelp')}
          name="requestor"
          autoComplete="off"
          maxLength={100}
          value={requestor}
          onChange={setRequestor}
        />
      </div>
    </FoldedForm>
  );
}

/** The key, this once. */
export function NewKey({ requestor, secret }: MadeKey) {
  const say = useWord();
  const title = say('counter.key', { requestor });
  const take = async () => {
    if (await copy({ text: secret })) showToast({ text: say('counter.copied'), kind: 'success' });
  };
  return (
    <section className={`${box.card} ${layout.stack3}`} role="status" aria-label={title}>
      <p className={text.strong}>{title}</p>
      <p>
        <code dir="ltr">{secret}</code>
      </p>
      <p>{say('counter.keyText')}</p>
      <p>
        <ActionButton onClick={take}>{say('counter.copy')}</ActionButton>
      </p>
    </section>
  );
}
