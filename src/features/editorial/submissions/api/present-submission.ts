import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { possibleSteps } from '../domain/steps.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionEvent, SubmissionFile } from '../store/postgres-timeline.ts';

/** All of a submission, as far as its reader is shown its parts. What the contract does not name, `run` drops. */
export function presentWhole(
  submission: Submission,
  by: 'author' | 'editor',
  files: SubmissionFile[],
  events: readonly SubmissionEvent[],
  nameOf: (account: string | null) => string,
) {
  const { details, item, state } = submission;
  return {
    ...submission,
    titles: details.titles,
    published: item && { ...item, url: item.isVisible ? itemAddress(item) : null },
    files,
    events: events.map((event) => ({ ...event, by: nameOf(event.account) })),
    steps: possibleSteps(state, by),
  };
}

/** The same for authors: of what concerns them, and without names, as editors speak for the journal. */
export const presentToAuthor = (submission: Submission, files: SubmissionFile[], events: readonly SubmissionEvent[]) =>
  presentWhole(
    submission,
    'author',
    files,
    events.filter(({ forAuthor }) => forAuthor),
    () => '',
  );
