import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { chooseText } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { askAccount } from '../../account/parts/ask-account.ts';
import type { subscribeList, unSubscribe } from '../contract.ts';
import { typeKeys } from '../domain/alert.ts';

type ListedAlert = OutputOf<typeof subscribeList>[number];

interface Props {
  readonly alerts: OutputOf<typeof subscribeList>;
}

/** A member's own alerts, each of which can be ended. */
export function SubscriptionList({ alerts }: Props) {
  const say = useSay();
  const href = useHref();
  const { language, enabled } = useFrame();
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState('');

  const nameOf = ({ type, subject, names }: ListedAlert): string => {
    const about = chooseText(names, language, language)?.text ?? (subject || say('alerts.list.all'));
    return `${say(`alerts.type.${typeKeys[type]}`)} · ${about}`;
  };
  const end = async ({ id }: ListedAlert) => {
    const answer = await askAccount<typeof unSubscribe>('POST /front/frontMembers/unSubscribe', { ids: [id] });
    setMessage(answer.ok ? say('alerts.list.stopped') : String(answer.failure.values?.message ?? ''));
    if (answer.ok) await revalidate();
  };

  return (
    <section className={layout.stack3} data-part="subscriptions">
      <h2 className={text.h3}>{say('alerts.list.title')}</h2>
      {alerts.length === 0 && <p data-part="empty">{say('alerts.list.empty')}</p>}
      <ul className={box.entries}>
        {alerts.map((alert) => (
          <li key={alert.id} className={layout.spread}>
            <div className={layout.grow}>
              <strong>
                <bdi>{nameOf(alert)}</bdi>
              </strong>
              <p className={text.fine}>
                <bdi>{alert.email}</bdi>
              </p>
              {alert.silenced && <p className={text.error}>{say('alerts.list.silenced')}</p>}
            </div>
            <button
              type="button"
              className={buttons.button}
              aria-label={say('alerts.list.stopOf', { name: nameOf(alert) })}
              onClick={() => void end(alert)}
              data-part="unsubscribe"
            >
              {say('alerts.list.stop')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
      {enabled.subscription && (
        <p>
          <a href={href('/emailSubscribe')}>{say('alerts.list.add')}</a>
        </p>
      )}
    </section>
  );
}
