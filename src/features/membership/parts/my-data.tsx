import { useSay } from '../../../platform/i18n/use-say.ts';
import buttons from '../../../platform/ui/button.module.css';
import styles from '../../account/parts/account-form.module.css';
import { askAccount } from '../../account/parts/ask-account.ts';
import { type OwnProof, OwnProofForm } from '../../account/parts/own-proof-form.tsx';
import { useFrame } from '../../navigation/parts/frame.ts';
import { useHref } from '../../navigation/parts/href.ts';
import type { deleteAccount } from '../contract.ts';

/** Taking one's data along, and leaving for good. */
export function MyData({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  return (
    <>
      <section className={styles.section} data-part="export-data">
        <h2>{say('membership.export.title')}</h2>
        <p>{say('membership.export.text')}</p>
        <p>
          <a className={buttons.button} href="/rc-pub/front/frontMembers/export" download>
            {say('membership.export.action')}
          </a>
        </p>
      </section>
      <section className={styles.section} data-part="delete-account">
        <h2>{say('membership.leave.title')}</h2>
        <p>{say('membership.leave.text')}</p>
        <p>{say('membership.leave.kept')}</p>
        <details>
          <summary className={buttons.button}>{say('membership.leave.action')}</summary>
          <LeaveForm hasPassword={hasPassword} />
        </details>
      </section>
    </>
  );
}

function LeaveForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  const give = async (proof: OwnProof) => {
    const answer = await askAccount<typeof deleteAccount>('POST /front/frontMembers/delete', proof);
    if (!answer.ok) return answer.failure;
    location.assign(href(home));
    return undefined;
  };
  return (
    <OwnProofForm
      purpose="deleteAccount"
      hasPassword={hasPassword}
      submit={say('membership.leave.confirm')}
      label={say('membership.leave.title')}
      give={give}
    />
  );
}
