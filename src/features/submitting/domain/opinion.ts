export const opinionStates = ['asked', 'agreed', 'declined', 'given', 'cancelled'] as const;
export type OpinionState = (typeof opinionStates)[number];

export const advices = ['accept', 'minor', 'major', 'decline'] as const;
export type Advice = (typeof advices)[number];

/** Whether somebody is still waited for. */
export const isAwaited = (state: OpinionState): boolean => state === 'asked' || state === 'agreed';
