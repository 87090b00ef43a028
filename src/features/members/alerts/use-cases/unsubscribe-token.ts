import type { Keys } from '../../../../platform/ports/keys.ts';
import type { Ending } from '../store/postgres-alerts.ts';

interface NamedEnding {
  readonly site: number;
  readonly ending: Ending;
}

const form = /^(?:a\.(?<ofAlert>\d{1,7})\.(?<alert>\d{1,19})|e\.(?<ofAddress>\d{1,7})\.(?<address>[0-9a-f]{64}))$/;

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/** What a link in a mail carries: whose alerts end, and that we wrote it. It holds for as long as the mail lies somewhere. */
export function createUnsubscribeTokens(keys: Keys) {
  return {
    write({ site, ending }: NamedEnding): string {
      const words = 'alert' in ending ? `a.${site}.${ending.alert}` : `e.${site}.${ending.emailHash}`;
      return `${words}.${keys.sign(words)}`;
    },
    read(token: string): NamedEnding | undefined {
      const place = token.lastIndexOf('.');
      const words = token.slice(0, Math.max(0, place));
      const found = form.exec(words)?.groups;
      if (!found || !keys.verify(words, token.slice(place + 1))) return undefined;
      return found.alert
        ? { site: Number(found.ofAlert), ending: { alert: found.alert } }
        : { site: Number(found.ofAddress), ending: { emailHash: String(found.address) } };
    },
  };
}
