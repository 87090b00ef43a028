import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import { changeEmail, changeMobile, changePwd, setNewPwd } from '../contract.ts';
import { maskedMobile } from '../domain/receiver.ts';
import type { PasswordChanges } from '../use-cases/change-password.ts';
import type { ChangeReceiver } from '../use-cases/change-receiver.ts';

interface Parts {
  readonly passwords: PasswordChanges;
  readonly changeReceiver: ChangeReceiver;
  readonly notify: Notify;
}

export const answerChanging = ({ passwords, changeReceiver, notify }: Parts) => [
  answering(setNewPwd, async ({ input, site, trace }) => {
    const reset = await passwords.reset(input, trace.address);
    if (!reset.ok) return reset;
    const { account, passkeysEnd } = reset.value;
    await notify({ site: site.host.id, account: account.id, about: 'password-changed' });
    if (passkeysEnd) await notify({ site: site.host.id, account: account.id, about: 'passkeys-ending' });
    return success({});
  }),

  answering(changePwd, async ({ input, member, session, site }) => {
    const changed = await passwords.replace(member.id, session, input);
    if (!changed.ok) return changed;
    await notify({ site: site.host.id, account: member.id, about: 'password-changed' });
    return success({});
  }),

  answering(changeMobile, async ({ input: { mobile, ...credential }, member, site, trace }) => {
    const changed = await changeReceiver(member.id, 'mobile', { receiver: mobile, ...credential }, trace.address);
    if (!changed.ok) return changed;
    await notify({ site: site.host.id, account: member.id, about: 'mobile-changed' });
    return success({ mobileNo: maskedMobile(changed.value.receiver.value) });
  }),

  answering(changeEmail, async ({ input: { email, ...credential }, member, site, trace }) => {
    const changed = await changeReceiver(member.id, 'email', { receiver: email, ...credential }, trace.address);
    if (!changed.ok) return changed;
    const { receiver, before } = changed.value;
    await notify({
      ...{ site: site.host.id, account: member.id, about: 'email-changed' },
      ...(before && before !== receiver.value && { alsoTo: before }),
    });
    return success({ email: receiver.value });
  }),
];
