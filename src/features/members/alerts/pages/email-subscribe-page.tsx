import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../../platform/shell/breadcrumb.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { SubscribeForm } from '../parts/subscribe-form.tsx';
import { SubscriptionList } from '../parts/subscription-list.tsx';
import type { Route } from './+types/email-subscribe-page';
import styles from './email-subscribe-page.module.css';
import { loadEmailSubscribe } from './load-email-subscribe.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadEmailSubscribe(context, request);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('alerts.page.title')),
  { name: 'robots', content: 'noindex' },
];

/** /emailSubscribe: alerts by e-mail, for visitors and members. */
export default function EmailSubscribePage({ loaderData }: Route.ComponentProps) {
  const { isOffered, columns, first, journal, confirmed, alerts, signedIn } = loaderData;
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div className={styles.page} data-part="email-subscribe">
      <Breadcrumb path={[{ name: say('alerts.page.title'), href: null }]} />
      <h1>{journal ? `${say('alerts.page.title')} · ${journal.name}` : say('alerts.page.title')}</h1>
      {!isOffered ? (
        <p>{say('alerts.page.closed')}</p>
      ) : email !== null ? (
        <div role="status" className={styles.done} data-part="subscribed">
          <p>
            <strong>{say('alerts.result.done')}</strong>
          </p>
          <p>{say('alerts.result.next', { email })}</p>
          <button type="button" className={buttons.button} onClick={() => setEmail(null)}>
            {say('alerts.result.more')}
          </button>
        </div>
      ) : (
        <>
          <p className={styles.intro}>{say('alerts.page.intro')}</p>
          <SubscribeForm
            columns={columns}
            first={first}
            journal={journal?.id ?? null}
            confirmed={confirmed}
            done={(to) => {
              setEmail(to);
              void revalidate();
            }}
          />
        </>
      )}
      {signedIn && <SubscriptionList key={alerts.length} alerts={alerts} />}
    </div>
  );
}
