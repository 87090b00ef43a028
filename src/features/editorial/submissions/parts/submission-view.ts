import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getSubmission, mySubmissions } from '../contract.ts';

/** A submission as its author gets it. */
export type OwnSubmission = OutputOf<typeof getSubmission>;
export type SubmissionLine = OutputOf<typeof mySubmissions>['content'][number];
export type ShownFile = Omit<OwnSubmission['files'][number], 'hasPreview'>;

/** What goes with the next sending; letters to the editors are no part of it. */
export const filesToSend = ({ files, round }: Pick<OwnSubmission, 'files' | 'round'>): OwnSubmission['files'] =>
  files.filter((file) => file.side === 'author' && file.event === null && file.round === round + 1);
