import type { AnnouncementKind } from '../../../../platform/kernel/announcement.ts';

export const announcementStates = ['waiting', 'accepted', 'rejected', 'undone'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** The kinds of requests to a service. */
export const offers = ['review', 'endorsement'] as const;
export type Offer = (typeof offers)[number];

/** What a service answers to that. */
export const answers = [
  ...(['accepted', 'tentatively-accepted', 'rejected', 'tentatively-rejected'] as const),
  ...(['unprocessable', 'undone', 'announced'] as const),
] as const;
export type RequestAnswer = (typeof answers)[number];

/** Why a request was not delivered, where no answer says it. */
export const requestProblems = ['address-refused', 'timed-out', 'unreachable', 'withdrawn'] as const;

const actions: Readonly<Record<string, AnnouncementKind>> = {
  'coar-notify:ReviewAction': 'review',
  'coar-notify:EndorsementAction': 'endorsement',
  'coar-notify:RelationshipAction': 'relationship',
  'coar-notify:IngestAction': 'ingest',
};

const replies: Readonly<Record<string, RequestAnswer>> = {
  Accept: 'accepted',
  TentativeAccept: 'tentatively-accepted',
  Reject: 'rejected',
  TentativeReject: 'tentatively-rejected',
  Flag: 'unprocessable',
  'coar-notify:UnprocessableNotification': 'unprocessable',
};

type Meaning =
  | { readonly what: 'announcement'; readonly kind: AnnouncementKind }
  | { readonly what: 'reply'; readonly answer: RequestAnswer }
  | { readonly what: 'undo' };

/** What a notification says, by its types; nothing where this portal has no use for it. */
export function meaningOf(types: readonly string[]): Meaning | undefined {
  if (types.includes('Undo')) return { what: 'undo' };
  const kind = types.flatMap((type) => (Object.hasOwn(actions, type) ? (actions[type] ?? []) : []))[0];
  if (types.includes('Announce')) return kind && { what: 'announcement', kind };
  const answer = types.flatMap((type) => (Object.hasOwn(replies, type) ? (replies[type] ?? []) : []))[0];
  return answer && { what: 'reply', answer };
}

/** A service is the same with and without a slash at its end. */
export const serviceName = (address: string): string => address.replace(/\/+$/, '');

/** Whether anything in it lies deeper than so many levels; asked without going down itself. */
export function isDeeperThan(given: unknown, most: number): boolean {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
