/** Where a public file is fetched, by the hash of its bytes. Some fields hold the whole address already. */
export const fileAddress = (stored: string): string => (/^(?:\/|https?:)/.test(stored) ? stored : `/files/${stored}`);
