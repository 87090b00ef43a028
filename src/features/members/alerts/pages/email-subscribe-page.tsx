import { useState } from 'react';
import { type RouterContextProvider, useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../../platform/shell/breadcrumb.tsx';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import text from '../../../../platform/ui/text.module.css';
import { namedJournal } from '../../../sites/navigation/parts/named-journal.ts';
import { openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getAggregatedConfig } from '../../../sites/site/contract.ts';
import type { subscribeColumns, subscribeList } from '../contract.ts';
import { type AlertKind, alertKinds, mostChoices, writtenSubject } from '../domain/alert.ts';
import styles from '../parts/subscribe.module.css';
import { SubscribeForm } from '../parts/subscribe-form.tsx';
import { SubscriptionList } from '../parts/subscription-list.tsx';
import type { Route } from './+types/email-subscribe-page';

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
    <div className={`${layout.page} ${layout.stack5} ${styles.page}`} data-part="email-subscribe">
      <Breadcrumb path={[{ name: say('alerts.page.title'), href: null }]} />
      <h1 className={text.h1}>
        {journal ? `${say('alerts.page.title')} · ${journal.name}` : say('alerts.page.title')}
      </h1>
      {!isOffered ? (
        <p>{say('alerts.page.closed')}</p>
      ) : email !== null ? (
        <div role="status" className={`${layout.stack3} ${box.notice}`} data-part="subscribed">
          <p>
            <strong>{say('alerts.result.done')}</strong>
          </p>
          <p>{say('alerts.result.next', { email })}</p>
          <p>
            <button type="button" className={buttons.button} onClick={() => setEmail(null)}>
              {say('alerts.result.more')}
            </button>
          </p>
        </div>
      ) : (
        <>
          <p className={text.muted}>{say('alerts.page.intro')}</p>
          {!signedIn && <LoginHint />}
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
      {signedIn && <SubscriptionList alerts={alerts} />}
    </div>
  );
}

/** A member who confirmed an address before needs no code; whoever logs in comes back to what they were about to save. */
function LoginHint() {
  const say = useSay();
  const login = useLoginAddress();
  return (
    <p className={text.small} data-part="login-hint">
      <span className={text.muted}>{say('alerts.page.logIn')}</span>{' '}
      <a href={login} rel="nofollow" className={text.underlined}>
        {say('ui.action.signIn')}
      </a>
    </p>
  );
}

/** /emailSubscribe: what can be chosen here, and what the member who asks has chosen before. */
async function loadEmailSubscribe(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { signedIn } = context.get(pageRequest);
  const { call, parameters, say } = page;
  const [config, columns, alerts] = await Promise.all([
    call<typeof getAggregatedConfig>('GET /front/site/getAggregatedConfig', {}),
    call<typeof subscribeColumns>('GET /front/frontMembers/subscribeColumns', {}),
    signedIn ? call<typeof subscribeList>('GET /front/frontMembers/subscribeList', {}) : null,
  ]);
  const own = alerts?.ok ? alerts.value : [];
  const { publicationIndexId, type, keywords = '', q } = parameters;
  const journal = publicationIndexId ? await namedJournal(page, publicationIndexId) : null;
  // A search is one thing to wait for, however many words it has.
  const words = [...(q ? [q] : []), ...keywords.split(/[,;，；]/)].map(writtenSubject).filter(Boolean);
  return {
    signedIn,
    isOffered: expectAnswer(config).enableSubscription,
    columns: (columns.ok ? columns.value : []).map(({ subject, names, journal: of }) => ({
      subject,
      name: [say(names) || subject, say(of)].filter(Boolean).join(' · '),
    })),
    alerts: own,
    confirmed: [...new Set(own.map(({ email }) => email.toLowerCase()))],
    journal: journal && journal.id === publicationIndexId ? { id: journal.id, name: say(journal.names) } : null,
    first: { types: typesOf(type, words), keywords: words.slice(0, mostChoices) },
  };
}

const typesOf = (named: string | undefined, words: readonly string[]): AlertKind[] => {
  const requested = alertKinds.filter((kind) => kind === named);
  if (requested.length > 0) return requested;
  return words.length > 0 ? ['keywords'] : ['current'];
};
