import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getSubmission, mySubmissions } from '../contract.ts';
import type { SubmissionKind } from '../domain/submission.ts';

/** A submission as its author gets it. */
export type OwnSubmission = OutputOf<typeof getSubmission>;
export type SubmissionLine = OutputOf<typeof mySubmissions>['content'][number];
export type ListedFile = Omit<OwnSubmission['files'][number], 'hasPreview'>;

/** What goes with the next sending; letters to the editors are no part of it. */
export const filesToSend = ({ files, round }: Pick<OwnSubmission, 'files' | 'round'>): OwnSubmission['files'] =>
  files.filter((file) => file.side === 'author' && file.event === null && file.round === round + 1);

const paths: Readonly<Record<SubmissionKind, string>> = { manuscript: '/manuscript', video: '/videoSubmission' };

/** Where a submission is written. */
export const formAddress = (kind: SubmissionKind, id: string, step?: string): string =>
  `${paths[kind]}?childId=${id}${step ? `&tab=${step}` : ''}`;

/** Where a file of a submission lies for its authors. */
export const ownFileAddress = (submission: string, file: string): string =>
  `/rc-pub/front/submission/file?id=${submission}&file=${file}`;
