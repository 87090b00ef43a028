import { type Id, idOf } from '../src/platform/kernel/id.ts';

// Numbers that the files of the sample sites give out, for tests that ask for them.

export const opticsNumber = 1;
export const biologyNumber = 2;
/** The counter of the id of each site's journal. */
export const journalNumber = 1000;

export const opticsId = (counter: number): Id => idOf(opticsNumber, counter);
