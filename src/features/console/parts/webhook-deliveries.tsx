import { pageCall } from '../../../platform/shell/page-call.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { sendWebhookAgain, Webhook, WebhookDelivery } from '../webhooks.contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';
import { hostOf } from './webhook-table.tsx';

interface Props {
  readonly deliveries: readonly WebhookDelivery[];
  readonly webhooks: readonly Webhook[];
  readonly onDone: (text: string) => Promise<void>;
}

/** What was sent, the newest first: what it tells of, how often it was tried and what was answered. */
export function DeliveryTable({ deliveries, webhooks, onDone }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const about = ({ titles, number, id }: WebhookDelivery) => textFor(titles) || (number ?? id);
  const isOn = (id: string) => webhooks.some((one) => one.id === id && one.isOn);
  const hostFor = (id: string) => webhooks.filter((one) => one.id === id).map(({ address }) => hostOf(address));

  async function sendAgain(delivery: string) {
    const answer = await pageCall()<typeof sendWebhookAgain>('POST /console/webhooks/sendAgain', { delivery });
    if (answer.ok) await onDone(say('webhooks.again'));
  }

  return (
    <DataTable
      rows={deliveries}
      keyOf={({ id }) => id}
      empty={say('webhooks.noDeliveries')}
      part="webhook-deliveries"
      columns={[
        {
          head: say('webhooks.what'),
          isName: true,
          cell: (delivery) => (
            <>
              {delivery.event !== 'test' && <bdi>{about(delivery)}</bdi>}{' '}
              <small>{say(`webhooks.event.${delivery.event}`)}</small>
            </>
          ),
        },
        { head: say('webhooks.address'), cell: ({ webhook }) => <bdi>{hostFor(webhook)}</bdi> },
        { head: say('webhooks.when'), cell: ({ at }) => <Moment at={at} /> },
        {
          head: say('webhooks.state'),
          isLabelled: true,
          cell: ({ state, nextAt, tries }) => (
            <>
              <Mark isWarning={state === 'failed'} isUsual={state === 'delivered'}>
                {say(`webhooks.delivery.${state}`)}
              </Mark>
              {nextAt && tries > 0 && (
                <small>
                  {' '}
                  {say('webhooks.next')} <Moment at={nextAt} />
                </small>
              )}
            </>
          ),
        },
        { head: say('webhooks.tries'), isNumber: true, isLabelled: true, cell: ({ tries }) => tries },
        {
          head: say('webhooks.answer'),
          isLabelled: true,
          cell: ({ code, problem }) => (problem ? say(`webhooks.problem.${problem}`) : (code ?? '–')),
        },
        {
          head: say('webhooks.actions'),
          isHeadHidden: true,
          cell: (delivery) =>
            delivery.state !== 'waiting' &&
            isOn(delivery.webhook) && (
              <ActionButton
                aria-label={`${say('webhooks.sendAgain')}: ${say(`webhooks.event.${delivery.event}`)} ${about(delivery)}`}
                onClick={() => sendAgain(delivery.id)}
              >
                {say('webhooks.sendAgain')}
              </ActionButton>
            ),
        },
      ]}
    />
  );
}
