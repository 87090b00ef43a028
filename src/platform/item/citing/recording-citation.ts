import { sql } from 'kysely';
import type { Person } from '../searching/people.ts';
import { kindCitation, peopleCited } from './kind-citation.ts';

/** Sounds and films are cited alike. */
export const recordingCitation = (type: 'audio' | 'video') =>
  kindCitation<{ readonly speakers: readonly Person[] }>(
    {
      facts: sql`(select jsonb_build_object('speakers', recording.speakers)
        from recording where recording.site_id = item.site_id and recording.id = item.id)`,
      toCitable: (_, { speakers }) => ({ type, authors: peopleCited(speakers) }),
    },
    type,
  );
