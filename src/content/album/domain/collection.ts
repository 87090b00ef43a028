/** What gathers other things: a virtual album, a topic, a special issue. */
export const collectionKinds = ['album', 'topic', 'special-issue'] as const;

/** Whether a special issue takes manuscripts on a day. Dates are days, the last one included; one that is missing sets no limit. */
export function callForPapers(
  opensOn: string | null,
  closesOn: string | null,
  today: string,
): 'announced' | 'open' | 'closed' | null {
  if (!opensOn && !closesOn) return null;
  if (opensOn && today < opensOn) return 'announced';
  return closesOn && today > closesOn ? 'closed' : 'open';
}
