import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import { mayUnlink } from '../domain/binding.ts';
import { deviceName } from '../domain/device-name.ts';
import { deletePasskey, listPasskeys, passkeyWish, savePasskey } from '../passkey.contract.ts';
import type { ReadBinding } from '../use-cases/binding-store.ts';
import type { PasskeyFactor } from '../use-cases/passkey-factor.ts';
import type { PasskeyStore } from '../use-cases/passkeys.ts';
import { passkeyHost } from './passkey-host.ts';

interface Parts {
  readonly passkeys: PasskeyFactor;
  readonly store: PasskeyStore;
  readonly binding: ReadBinding;
  readonly notify: Notify;
}

/** A member's own passkeys: adding, seeing and deleting them. */
export const answerPasskeyKeeping = ({ passkeys, store, binding, notify }: Parts) => [
  answering(passkeyWish, async (request) => {
    const host = passkeyHost(request);
    if (!host.ok) return host;
    const account = request.member && (await binding(request.member.id));
    if (!request.member || !account) return failed(failure('loginRequired'));
    return passkeys.wanted(host.value, request.site.host.sld, { id: request.member.id, userName: account.userName });
  }),

  answering(savePasskey, async (request) => {
    const host = passkeyHost(request);
    if (!host.ok) return host;
    if (!request.member) return failed(failure('loginRequired'));
    const { ticket, name, response } = request.input;
    const saved = await passkeys.save(host.value, request.member.id, {
      ticket,
      name: name || deviceName(request.trace.agent),
      response: response as unknown as RegistrationResponseJSON,
    });
    if (saved.ok) await notify({ site: request.site.host.id, account: request.member.id, about: 'passkey-added' });
    return saved;
  }),

  answering(listPasskeys, async ({ member }) => {
    const own = await store.of(member.id);
    return success(
      own.map(({ id, name, since, used }) => ({
        id,
        name,
        since: since.toISOString(),
        used: used?.toISOString() ?? null,
      })),
    );
  }),

  answering(deletePasskey, async ({ member, input, site }) => {
    const facts = await binding(member.id);
    const own = await store.of(member.id);
    if (!facts || !own.some(({ id }) => id === input.id)) return failed(failure('notFound'));
    if (!mayUnlink(facts)) return failed(failure('lastLoginMethod'));
    if (!(await store.delete(member.id, input.id))) return failed(failure('notFound'));
    await notify({ site: site.host.id, account: member.id, about: 'passkey-deleted' });
    return success({});
  }),
];
