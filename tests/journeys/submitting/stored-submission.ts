import { sampleDetails } from '../../support/submissions.ts';
import { atOptics } from '../as-owner.ts';
import type { JourneyMember } from '../stored-session.ts';

interface Wanted {
  readonly language: 'zh' | 'en';
  readonly title: string;
}

/** A manuscript that a sample author has sent to the first sample site. Answers its id. */
export async function storeSubmission(author: JourneyMember, { language, title }: Wanted): Promise<string> {
  const [found] = await atOptics([
    `insert into submission (site_id, submission_id, kind, account_id, state, number, round, details, language, sent_at)
     values (1, new_id(1), 'manuscript', $1, 'received', $2, 1, $3, $4, now()) returning submission_id::text as id`,
    [
      ...[author.id, `J-${author.id}`],
      ...[JSON.stringify(sampleDetails({ written: language, titles: { [language]: title } })), language],
    ],
  ]);
  const { id } = (found as { id: string }[])[0] as { id: string };
  await storeRound(id, author, 1, 'sent');
  return id;
}

/** What the author sends after a revision was requested. */
export async function sendAgain(id: string, author: JourneyMember): Promise<void> {
  await atOptics([
    `update submission set state = 'received', round = 2, revision = revision + 1 where submission_id = $1`,
    [id],
  ]);
  await storeRound(id, author, 2, 'revised');
}

/** A word of the author's that comes while an editor writes. */
export const writeMeanwhile = (id: string, author: JourneyMember, text: string) =>
  atOptics(
    [
      `insert into submission_event (site_id, event_id, submission_id, round, what, side, account_id, for_author, text)
       select 1, new_id(1), submission_id, round, 'message', 'author', $2, true, $3 from submission where submission_id = $1`,
      [id, author.id, text],
    ],
    ['update submission set revision = revision + 1 where submission_id = $1', [id]],
  );

/** With a file that the sample site has anyway. */
const storeRound = (id: string, author: JourneyMember, round: number, what: 'sent' | 'revised') =>
  atOptics(
    [
      `insert into submission_file
         (site_id, file_id, submission_id, round, role, side, for_author, name, sha256, bytes, content_type)
       select 1, new_id(1), $1, $2, 'manuscript', 'author', true, $3, sha256, bytes, content_type
       from stored_file where site_id = 1 and content_type = 'application/pdf' limit 1`,
      [id, round, `paper-${round}.pdf`],
    ],
    [
      `insert into submission_event (site_id, event_id, submission_id, round, what, side, account_id, for_author)
       values (1, new_id(1), $1, $2, $3, 'author', $4, true)`,
      [id, round, what, author.id],
    ],
  );
