import { sql } from 'kysely';
import { mostCaptionBytes } from '../../kernel/cue.ts';
import type { Text } from '../../kernel/text.ts';
import { kindSearch, type SpokenText } from './kind-search.ts';
import { type PaperFacts, paperFacts, paperFields } from './paper-of-member.ts';
import type { Person } from './people.ts';
import { textGroup } from './texts.ts';

interface RecordingFacts extends SpokenText {
  readonly speakers: readonly Person[];
  readonly chapters: readonly { readonly titles?: Text }[];
  readonly paper: PaperFacts | null;
}

const captions = sql`(select coalesce(jsonb_agg(jsonb_build_object('sha256', given.sha256, 'language', given.language)
    order by given.position), '[]')
  from item_file given join stored_file stored on stored.site_id = given.site_id and stored.sha256 = given.sha256
  where given.site_id = item.site_id and given.item_id = item.id and given.role = 'captions'
    and stored.bytes <= ${sql.lit(mostCaptionBytes)})`;

/** Sounds and films are found alike: by what is known of them and by what is said. */
export const recordingSearch = kindSearch<RecordingFacts>(
  {
    facts: sql`(select jsonb_build_object('speakers', recording.speakers, 'chapters', recording.chapters,
        'transcripts', recording.transcripts, 'captions', ${captions}, 'paper', ${paperFacts('recording.article_id')})
      from recording where recording.site_id = item.site_id and recording.id = item.id)`,
    toDocument(item, { speakers, chapters, paper }) {
      return {
        ...paperFields(item, paper, speakers),
        caption: textGroup(...chapters.map(({ titles }) => titles)),
      };
    },
    texts: ({ captions: timed, transcripts }) =>
      timed.length > 0 || Object.values(transcripts).some(Boolean) ? [{ captions: timed, transcripts }] : [],
  },
  { speakers: [], chapters: [], paper: null, captions: [], transcripts: {} },
);
