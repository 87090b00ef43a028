import type { Text } from '../../../platform/kernel/text.ts';

export interface WithdrawnView {
  readonly title: string;
  readonly url: string;
  readonly date: string | null;
  readonly reason: string;
}

interface Withdrawn {
  readonly resName: string;
  readonly url: string;
  readonly withdrawal: { readonly date: string | null; readonly reasons: Text } | null;
}

/** What remains of a thing that was withdrawn; nothing of one that was not. */
export const withdrawnView = (
  { resName, url, withdrawal }: Withdrawn,
  say: (text: Text) => string,
): WithdrawnView | null =>
  withdrawal && { title: resName, url, date: withdrawal.date, reason: say(withdrawal.reasons) };
