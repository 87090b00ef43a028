import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import styles from '../../../members/account/parts/account-form.module.css';
import type { endOtherSessions, endSession, sessions } from '../../../members/account/session.contract.ts';

/** Where the member is logged in, each to be logged out from here. */
export function DeviceList({ devices }: { readonly devices: OutputOf<typeof sessions> }) {
  const say = useSay();
  const [shown, setShown] = useState(devices);
  const [done, setDone] = useState('');

  const end = async (id: string) => {
    if (!(await pageCall()<typeof endSession>('POST /api/sessions/end', { id })).ok) return;
    setShown((before) => before.filter((device) => device.id !== id));
    setDone(say('personalCenter.device.ended'));
  };
  const endOthers = async () => {
    if (!(await pageCall()<typeof endOtherSessions>('POST /api/sessions/endOthers', {})).ok) return;
    setShown((before) => before.filter(({ isCurrent }) => isCurrent));
    setDone(say('personalCenter.device.ended'));
  };
  const nameOf = (device: string) => device || say('personalCenter.device.unknown');

  return (
    <section className={styles.section} data-part="devices">
      <h2>{say('personalCenter.device.title')}</h2>
      <ul className={styles.others}>
        {shown.map(({ id, device, seen, isCurrent }) => (
          <li key={id} className={styles.row}>
            <div>
              <strong>
                <bdi>{nameOf(device)}</bdi>
              </strong>
              <p>
                {isCurrent ? (
                  say('personalCenter.device.current')
                ) : (
                  <time dateTime={seen}>
                    <FormattedDate value={seen} dateStyle="medium" timeStyle="short" timeZone="UTC" />
                  </time>
                )}
              </p>
            </div>
            {!isCurrent && (
              <button
                type="button"
                className={buttons.button}
                aria-label={say('personalCenter.device.endNamed', { device: nameOf(device) })}
                onClick={() => void end(id)}
              >
                {say('personalCenter.device.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{done}</p>
      {shown.length > 1 && (
        <button type="button" className={buttons.button} onClick={() => void endOthers()} data-part="end-others">
          {say('personalCenter.device.endOthers')}
        </button>
      )}
    </section>
  );
}
