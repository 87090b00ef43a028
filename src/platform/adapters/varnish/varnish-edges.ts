import type { EdgeCache } from '../../ports/edge-cache.ts';
import { traced } from '../../ports/traces.ts';

export interface EdgeSettings {
  readonly edges: readonly string[];
  readonly secret: string;
  readonly milliseconds: number;
}

/** An edge that can't be reached makes the whole purge fail, so that its mark stays and is tried again. */
export const connectVarnish = ({ edges, secret, milliseconds }: EdgeSettings): EdgeCache => ({
  async purge(keys) {
    await Promise.all(
      edges.map(async (edge) => {
        const answer = await traced(
          () => ({ name: 'PURGE', kind: 'client', facts: { 'imprint.keys': keys.length } }),
          () =>
            fetch(edge, {
              method: 'PURGE',
              headers: { xkey: keys.join(' '), 'x-purge-secret': secret },
              redirect: 'error',
              signal: AbortSignal.timeout(milliseconds),
            }),
        );
        if (!answer.ok) throw new Error(`The edge ${edge} answered ${answer.status} to a purge.`);
      }),
    );
  },
});
