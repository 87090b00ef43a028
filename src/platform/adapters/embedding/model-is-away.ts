/** It may answer later: what waits for it is tried again and never given up. */
export const modelIsAway = (message: string): Error => Object.assign(new Error(message), { code: 'EMODEL' });
