import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { possibleSteps } from '../domain/steps.ts';
import type { SubmissionEvent, SubmissionFile } from '../domain/submission.ts';
import type { Submission } from '../use-cases/submission-store.ts';

export const presentSummary = ({ id, kind, number, state, round, details, changedAt, sentAt }: Submission) => ({
  ...{ id, kind, number, state, round, titles: details.titles, changedAt, sentAt },
});

export const presentFile = ({
  id,
  round,
  role,
  side,
  name,
  bytes,
  contentType,
  language,
  event,
  addedAt,
  hasPreview,
}: SubmissionFile) => ({
  ...{ id, round, role, side, name, bytes, contentType, language, event, addedAt, hasPreview },
});

export interface ShownParts {
  readonly files: readonly SubmissionFile[];
  readonly events: readonly SubmissionEvent[];
  readonly nameOf: (account: string | null) => string;
}

/** All of a submission, as far as its reader is shown its parts. */
export function presentWhole(submission: Submission, by: 'author' | 'editor', { files, events, nameOf }: ShownParts) {
  const { revision, details, guess, journal, item, state } = submission;
  return {
    ...presentSummary(submission),
    ...{ revision, details, guess, journal },
    published: item && { id: item.id, kind: item.kind, url: item.isShown ? itemAddress(item) : null },
    files: files.map(presentFile),
    events: events.map(({ id, round, what, side, account, text, data, at }) => ({
      ...{ id, round, what, side, text, data, at, by: nameOf(account) },
    })),
    steps: possibleSteps(state, by),
  };
}
