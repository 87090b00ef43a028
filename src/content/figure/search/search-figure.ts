import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { type PaperFacts, paperFacts, paperFields } from '../../../platform/item/searching/paper-of-member.ts';
import { cut, textGroup, wordsOfEach } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface FigureFacts {
  readonly label: string | null;
  readonly captions: Text;
  readonly alternative: string | null;
  readonly paper: PaperFacts | null;
}

const facts = sql`(select jsonb_build_object('label', figure.label, 'captions', figure.captions, 'alternative', figure.alternative,
    'paper', ${paperFacts('figure.article_id')})
  from figure where figure.site_id = item.site_id and figure.id = item.id)`;

const mostCaption = 600;

export const figureSearch = kindSearch<FigureFacts>(
  {
    facts,
    toDocument(item, { label, captions, alternative, paper }) {
      const fields = paperFields(item, paper);
      const plain = wordsOfEach(captions);
      return {
        ...fields,
        caption: textGroup(plain, alternative ? { [item.language ?? 'en']: alternative } : null),
        shown: { ...fields.shown, label: label ?? undefined, captions: cut(plain, mostCaption) },
      };
    },
  },
  { label: null, captions: {}, alternative: null, paper: null },
);
