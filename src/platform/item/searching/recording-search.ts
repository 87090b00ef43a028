import { sql } from 'kysely';
import type { Text } from '../../kernel/text.ts';
import { kindSearch } from './kind-search.ts';
import { type PaperFacts, paperFacts, paperFields } from './paper-of-member.ts';
import type { Person } from './people.ts';
import { textGroup } from './texts.ts';

interface RecordingFacts {
  readonly speakers: readonly Person[];
  readonly chapters: readonly { readonly titles?: Text }[];
  readonly paper: PaperFacts | null;
}

/** Sounds and films are found alike. */
export const recordingSearch = kindSearch<RecordingFacts>(
  {
    facts: sql`(select jsonb_build_object('speakers', recording.speakers, 'chapters', recording.chapters,
        'paper', ${paperFacts('recording.article_id')})
      from recording where recording.site_id = item.site_id and recording.id = item.id)`,
    toDocument(item, { speakers, chapters, paper }) {
      return {
        ...paperFields(item, paper, speakers),
        caption: textGroup(...chapters.map(({ titles }) => titles)),
      };
    },
  },
  { speakers: [], chapters: [], paper: null },
);
