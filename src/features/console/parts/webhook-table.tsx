import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import field from '../../../platform/ui/field.module.css';
import { webhookEvents } from '../domain/webhook-events.ts';
import type { changeWebhook, removeWebhook, testWebhook, Webhook, WebhookTarget } from '../webhooks.contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { LabelledTick } from './labelled.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly webhooks: readonly Webhook[];
  readonly targets: readonly WebhookTarget[];
  readonly onDone: (text: string) => Promise<void>;
  readonly onChanged: () => Promise<void>;
}

export const hostOf = (address: string): string => new URL(address).host;

/** The registered webhooks: events, state and actions. */
export function WebhookTable({ webhooks, targets, onDone, onChanged }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  /** Of an extension that is gone, the code that it had. */
  const formOf = (target: string) => textFor(targets.find(({ code }) => code === target)?.names ?? {}) || target;

  async function change(webhook: Webhook, changed: Partial<Pick<Webhook, 'events' | 'isOn'>>) {
    const { id, events, isOn } = { ...webhook, ...changed };
    const answer = await pageCall()<typeof changeWebhook>('POST /console/webhooks/change', { id, events, isOn });
    if (answer.ok) await onChanged();
  }
  async function test(id: string) {
    const answer = await pageCall()<typeof testWebhook>('POST /console/webhooks/test', { id });
    if (answer.ok) await onDone(say('webhooks.tested'));
  }
  async function remove({ id, address }: Webhook) {
    const words = { confirm: say('form.takeAway'), cancel: say('form.cancel') };
    if (!(await confirmed(say('webhooks.confirmRemove', { host: hostOf(address) }), words))) return;
    const answer = await pageCall()<typeof removeWebhook>('POST /console/webhooks/remove', { id });
    if (answer.ok) await onDone(say('webhooks.removed'));
  }

  return (
    <DataTable
      rows={webhooks}
      keyOf={({ id }) => id}
      empty={say('webhooks.none')}
      part="webhook-addresses"
      columns={[
        {
          head: say('webhooks.address'),
          isName: true,
          cell: ({ address, target }) => (
            <>
              <bdi>{address}</bdi>
              {target && <small> {formOf(target)}</small>}
            </>
          ),
        },
        {
          head: say('webhooks.events'),
          cell: (webhook) => (
            <fieldset aria-label={`${say('webhooks.events')}: ${hostOf(webhook.address)}`}>
              <EventTicks chosen={webhook.events} onChange={(events) => void change(webhook, { events })} />
            </fieldset>
          ),
        },
        {
          head: say('webhooks.state'),
          isLabelled: true,
          cell: ({ isOn, failingSince }) => (
            <>
              <Mark isWarning={!isOn} isUsual={isOn && !failingSince}>
                {say(isOn ? 'webhooks.on' : 'webhooks.off')}
              </Mark>
              {failingSince && (
                <small>
                  {' '}
                  {say('webhooks.failingSince')} <Moment at={failingSince} />
                </small>
              )}
            </>
          ),
        },
        {
          head: say('webhooks.actions'),
          isHeadHidden: true,
          cell: (webhook) => {
            const { id, isOn, address } = webhook;
            const button = (words: string, act: () => unknown) => (
              <ActionButton aria-label={`${words}: ${hostOf(address)}`} onClick={act}>
                {words}
              </ActionButton>
            );
            return (
              <div className={field.actions}>
                {isOn && button(say('webhooks.test'), () => test(id))}
                {button(say(isOn ? 'webhooks.turnOff' : 'webhooks.turnOn'), () => change(webhook, { isOn: !isOn }))}
                {button(say('form.takeAway'), () => remove(webhook))}
              </div>
            );
          },
        },
      ]}
    />
  );
}

interface TickProps {
  readonly chosen: Webhook['events'];
  readonly onChange: (events: Webhook['events']) => void;
}

/** At least one event stays chosen; a webhook without events is switched off instead. */
export function EventTicks({ chosen, onChange }: TickProps) {
  const say = useWord();
  return webhookEvents.map((event) => (
    <LabelledTick
      key={event}
      label={say(`webhooks.event.${event}`)}
      checked={chosen.includes(event)}
      disabled={chosen.length === 1 && chosen[0] === event}
      onChange={(isTicked) =>
        onChange(webhookEvents.filter((one) => (one === event ? isTicked : chosen.includes(one))))
      }
    />
  ));
}
