import { sql } from 'kysely';
import { embargoOf } from '../../../platform/item/embargo.ts';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { type PaperFacts, paperFacts, paperFields } from '../../../platform/item/searching/paper-of-member.ts';
import { cut, textGroup, wordsOfEach } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface FigureFacts {
  readonly label: string | null;
  readonly captions: Text;
  readonly alternative: string | null;
  /** Small enough for a list, as soon as there is such a form of it; none while its paper is under an embargo. */
  readonly picture: string | null;
  readonly paper: PaperFacts | null;
}

const facts = sql`(select jsonb_build_object('label', figure.label, 'captions', figure.captions, 'alternative', figure.alternative,
    'picture', case when ${embargoOf(sql`figure.article_id`)} is null then (select coalesce(low.rendered, item_file.sha256) from item_file
      left join rendition low on low.site_id = item_file.site_id and low.sha256 = item_file.sha256 and low.form = 'low'
      where item_file.site_id = item.site_id and item_file.item_id = item.id and item_file.role = 'image'
      order by item_file.position limit 1) end,
    'paper', ${paperFacts('figure.article_id')})
  from figure where figure.site_id = item.site_id and figure.id = item.id)`;

const mostCaption = 600;

export const figureSearch = kindSearch<FigureFacts>(
  {
    facts,
    copied: ({ picture }) => picture,
    toDocument(item, { label, captions, alternative, picture, paper }) {
      const fields = paperFields(item, paper);
      const plain = wordsOfEach(captions);
      return {
        ...fields,
        caption: textGroup(plain, alternative ? { [item.language ?? 'en']: alternative } : null),
        shown: {
          ...fields.shown,
          label: label ?? undefined,
          captions: cut(plain, mostCaption),
          cover: item.cover ?? picture ?? undefined,
        },
      };
    },
  },
  { label: null, captions: {}, alternative: null, picture: null, paper: null },
);
