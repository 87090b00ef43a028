import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure, FailureCode } from '../../../../platform/kernel/failure.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { AccountSection, FoldedForm } from '../../account/parts/account-section.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { type OwnFactor, OwnFactorForm, useReauthentication } from '../../account/parts/reauthentication.tsx';

import type { getAssurance } from '../../account/session.contract.ts';
import type { deleteAccount } from '../contract.ts';

/** Taking one's data along, and leaving for good. */
export function MyData({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  return (
    <>
      <AccountSection title={say('membership.export.title')} part="export-data">
        <p>{say('membership.export.text')}</p>
        <ExportButton hasPassword={hasPassword} />
      </AccountSection>
      <AccountSection title={say('membership.leave.title')} part="delete-account">
        <p>{say('membership.leave.text')}</p>
        <p>{say('membership.leave.kept')}</p>
        <FoldedForm action={say('membership.leave.action')}>
          <LeaveForm hasPassword={hasPassword} />
        </FoldedForm>
      </AccountSection>
    </>
  );
}

const exportAddress = '/rc-pub/front/frontMembers/export';

/** All of someone's data is handed out only to who proved lately that it is theirs. */
function ExportButton({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  const credential = useReauthentication(hasPassword);
  const take = async (): Promise<void> => {
    const answer = await askAccount<typeof getAssurance>('GET /api/assurance', {});
    const missing = answer.ok ? answer.value.missing : null;
    if (!missing || !credential.isWanted({ code: missing as FailureCode }, take)) location.assign(exportAddress);
  };
  return (
    <>
      <p>
        <a
          className={buttons.button}
          href={exportAddress}
          download
          onClick={(event) => {
            event.preventDefault();
            void take();
          }}
        >
          {say('membership.export.action')}
        </a>
      </p>
      {credential.form}
    </>
  );
}

function LeaveForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  const fresh = useReauthentication(hasPassword);
  const give = async (credential: OwnFactor): Promise<Failure | undefined> => {
    const answer = await askAccount<typeof deleteAccount>('POST /front/frontMembers/delete', credential);
    // What was given is given again once more is proven.
    if (!answer.ok) return fresh.isWanted(answer.failure, () => void give(credential)) ? undefined : answer.failure;
    location.assign(href(home));
    return undefined;
  };
  return (
    <>
      {fresh.form}
      <OwnFactorForm
        purpose="deleteAccount"
        hasPassword={hasPassword}
        submit={say('membership.leave.confirm')}
        label={say('membership.leave.title')}
        give={give}
      />
    </>
  );
}
