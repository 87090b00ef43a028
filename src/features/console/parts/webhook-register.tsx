import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { copy } from '../../../platform/ui/behaviour/copy.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { webhookEvents } from '../domain/webhook-events.ts';
import type { addWebhook, Webhook, WebhookTarget } from '../webhooks.contract.ts';
import { ActionButton } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledGroup, LabelledLine, LabelledSelect } from './labelled.tsx';
import { useTextFor, useWord } from './use-console.ts';
import { EventTicks, hostOf } from './webhook-table.tsx';

export interface Registered {
  readonly address: string;
  readonly secret: string;
}

interface Props {
  readonly targets: readonly WebhookTarget[];
  readonly onRegistered: (registered: Registered) => void;
}

/** The form that registers a webhook: its address, its events and, where extensions offer some, the form of its messages. */
export function RegisterWebhook({ targets, onRegistered }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const [target, setTarget] = useState('');
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<Webhook['events']>([...webhookEvents]);
  const [problem, setProblem] = useState<string>();
  async function register() {
    const wanted = { address, events, target: target || null };
    const answer = await pageCall()<typeof addWebhook>('POST /console/webhooks/add', wanted, { quiet: true });
    setProblem(answer.ok ? undefined : String(answer.failure.values?.message ?? ''));
    if (!answer.ok) return;
    setAddress('');
    onRegistered({ address, secret: answer.value.secret });
  }
  return (
    <FoldedForm
      isStrong
      part="register-webhook"
      title={say('webhooks.add')}
      action={say('webhooks.register')}
      isDisabled={address.trim() === ''}
      onSubmit={register}
    >
      <LabelledLine
        label={say('webhooks.address')}
        help={say('webhooks.addressHelp')}
        problem={problem}
        type="url"
        name="address"
        autoComplete="off"
        maxLength={2_000}
        value={address}
        onChange={setAddress}
      />
      {targets.length > 0 && (
        <LabelledSelect
          label={say('webhooks.target')}
          name="target"
          value={target}
          choices={[
            { value: '', label: say('webhooks.target.standard') },
            ...targets.map(({ code, names }) => ({ value: code, label: textFor(names) })),
          ]}
          onChange={setTarget}
        />
      )}
      <LabelledGroup legend={say('webhooks.events')}>
        <EventTicks chosen={events} onChange={setEvents} />
      </LabelledGroup>
    </FoldedForm>
  );
}

/** The secret, this once. */
export function NewSecret({ address, secret }: Registered) {
  const say = useWord();
  const take = async () => {
    if (await copy({ text: secret })) showToast({ text: say('webhooks.copied'), kind: 'success' });
  };
  return (
    <section
      className={`${box.card} ${layout.stack3}`}
      role="status"
      aria-label={say('webhooks.secret', { host: hostOf(address) })}
    >
      <p className={text.strong}>{say('webhooks.secret', { host: hostOf(address) })}</p>
      <p>
        <code dir="ltr">{secret}</code>
      </p>
      <p>{say('webhooks.secretText')}</p>
      <p>
        <ActionButton onClick={take}>{say('webhooks.copy')}</ActionButton>
      </p>
    </section>
  );
}
