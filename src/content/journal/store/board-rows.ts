import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { BoardMember } from '../domain/board-member.ts';

/** Larger than any board; a wrong import must not fill the page. */
const mostMembers = 1_000;

/** A record of an expert is named where readers may see it. */
export const boardOf = (site: number, journal: Id) =>
  statement(sql<BoardMember>`
    select board_member.role, board_member.affiliations, board_member.research_fields as "researchFields", board_member.countries,
      board_member.bios, board_member.picture, expert.id::text as "expertId",
      (select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'object' then value ->> 'full' else value #>> '{}' end), '{}')
        from jsonb_each(board_member.names)) as names
    from board_member
    left join item expert on expert.site_id = board_member.site_id and expert.id = board_member.expert_id and expert.status = 'published'
    where board_member.site_id = ${site} and board_member.journal_id = ${journal}
    order by board_member.position limit ${sql.lit(mostMembers)}`);
