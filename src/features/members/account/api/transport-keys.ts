import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { getAesKey, getPublicKey } from '../contract.ts';
import type { TransportKeys } from '../use-cases/transport-keys.ts';

export const answerTransportKeys = (keys: TransportKeys) => [
  answering(getPublicKey, async () => success({ algorithm: 'RSA-OAEP-256' as const, ...(await keys.publicKey()) })),

  answering(getAesKey, async ({ input }) => {
    const key = await keys.dataKey(input.publicKey);
    return key
      ? success({ algorithm: 'A256GCM' as const, ...key })
      : failed(failure('badInput', { field: 'publicKey' }));
  }),
];
