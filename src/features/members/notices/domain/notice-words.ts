import { itemAddress } from '../../../../platform/kernel/item-address.ts';

/** `comment-shown` is told by the texts `notices.commentShown.title` and `.text`. */
export function noticeKeys(about: string): { readonly title: string; readonly text: string } {
  const name = about.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { title: `notices.${name}.title`, text: `notices.${name}.text` };
}

const notMailed = ['comment-shown', 'comment-refused', 'alerts-stopped'];

/** What is about the account itself is mailed to its owner: factors, password, addresses, devices. */
export const isMailed = (about: string): boolean => !notMailed.includes(about);

/** Notices about the account lead to where it is looked after; those about a thing lead to that thing. */
export function noticeAddress(about: string, data: Readonly<Record<string, string>>): string | null {
  if (data.id && data.kind) return itemAddress({ id: data.id, kind: data.kind });
  if (about === 'alerts-stopped') return '/emailSubscribe';
  if (about === 'webhook-off') return '/console/webhooks';
  return about.startsWith('comment') ? '/personal?menu=comment' : '/personalAccount';
}
