import { plainDetails } from '../../src/features/editorial/submissions/domain/submission.ts';
import { atOptics } from './as-owner.ts';
import type { JourneyMember } from './stored-session.ts';

const notices = `insert into notice (site_id, notice_id, account_id, about, data)
  values (1, new_id(1), $1, 'new-device', '{"device":"Journey"}')`;

/** What someone else does to a member: a message arrives. */
export const tell = (account: string) => atOptics([notices, [account]]);

/** Things of the first sample site: two papers, a journal, a video. */
const items = `(select id, kind, titles from item where site_id = 1 and status = 'published' and kind in ('article', 'journal', 'video', 'audio')
  order by kind, published_on desc nulls last, id limit 12) thing`;

/** Gives a member something of everything that the personal center shows. */
export async function fillCenter({ id }: JourneyMember): Promise<void> {
  await atOptics(
    [
      `insert into collected (site_id, account_id, item_id, kind, title) select 1, $1, id, kind, titles from ${items}`,
      [id],
    ],
    [
      `insert into comment (site_id, comment_id, item_id, account_id, text, stars, state)
       select 1, new_id(1), id, $1, 'Sample comment of a journey', 4, 'waiting' from ${items} limit 2`,
      [id],
    ],
    [
      `insert into member_use (site_id, account_id, what, item_id, kind, title)
       select 1, $1, what, id, kind, titles from ${items}, unnest(array['read', 'download']) what`,
      [id],
    ],
    [
      `with album as (insert into personal_album (site_id, album_id, account_id, name)
         values (1, new_id(1), $1, 'Sample album') returning album_id)
       insert into personal_album_entry (site_id, album_id, item_id, kind, title)
       select 1, album_id, id, kind, titles from album, ${items}`,
      [id],
    ],
    [
      `insert into submission (site_id, submission_id, kind, account_id, state, round, details, language, sent_at)
       values (1, new_id(1), 'manuscript', $1, 'received', 1, $2, 'en', now())`,
      [id, { ...plainDetails('en'), titles: { en: 'Sample manuscript' } }],
    ],
    [notices, [id]],
    [notices, [id]],
  );
}
