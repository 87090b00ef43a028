/** So long after proving who one is, new ways into the account may be added: what a browser that was left open must not be enough for. */
const freshSeconds = 15 * 60;

export const isProofFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= freshSeconds * 1_000;
