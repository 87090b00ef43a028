import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import { ActionButton, ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { useWord } from '../parts/use-console.ts';
import { DeliveryTable } from '../parts/webhook-deliveries.tsx';
import { NewSecret, type Registered, RegisterWebhook } from '../parts/webhook-register.tsx';
import { WebhookTable } from '../parts/webhook-table.tsx';
import type { listWebhooks } from '../webhooks.contract.ts';
import type { Route } from './+types/webhooks-page';
import { ask, listRequest } from './load-console.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask<typeof listWebhooks>(context, 'GET /console/webhooks', { page: listRequest(request).page });

/** /console/webhooks: the webhooks of the site and their deliveries. */
export default function WebhooksPage({ loaderData: { webhooks, deliveries, targets } }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const [registered, setRegistered] = useState<Registered>();
  const done = async (text: string) => {
    showToast({ text, kind: 'success' });
    await revalidate();
  };
  return (
    <ConsolePage title={say('page.webhooks')} hint={say('webhooks.note')} part="webhooks">
      {registered && <NewSecret {...registered} />}
      <ConsoleSection id="addresses" title={say('webhooks.addresses')}>
        <WebhookTable webhooks={webhooks} targets={targets} onDone={done} onChanged={revalidate} />
        <RegisterWebhook
          targets={targets}
          onRegistered={(one) => {
            setRegistered(one);
            void revalidate();
          }}
        />
      </ConsoleSection>
      <ConsoleSection id="deliveries" title={say('webhooks.deliveries')}>
        <p>
          <ActionButton onClick={revalidate}>{say('webhooks.refresh')}</ActionButton>
        </p>
        <DeliveryTable deliveries={deliveries.content} webhooks={webhooks} onDone={done} />
        <ConsolePages {...deliveries} />
      </ConsoleSection>
    </ConsolePage>
  );
}
