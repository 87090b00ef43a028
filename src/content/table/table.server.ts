import { sql } from 'kysely';
import { memberCitation } from '../../platform/item/citing/member-citation.ts';
import { paperHolding } from '../../platform/item/embargo.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import { memberRecord } from '../../platform/item/records/kind-record.ts';
import { firstCells } from '../../platform/item/searching/first-cells.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { type PaperFacts, paperFacts, paperFields } from '../../platform/item/searching/paper-of-member.ts';
import { cut, textGroup, wordsOf, wordsOfEach } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';

interface TableFacts {
  readonly label: string | null;
  readonly captions: Text;
  readonly content: string;
  readonly cells?: readonly (readonly string[])[] | null;
  readonly paper: PaperFacts | null;
}

const facts = sql`(select jsonb_build_object('label', data_table.label, 'captions', data_table.captions, 'content', data_table.content,
    'cells', ${firstCells('data_table')}, 'paper', ${paperFacts('data_table.article_id')})
  from data_table where data_table.site_id = item.site_id and data_table.id = item.id)`;

const mostCaption = 600;
/** Of its cells: heads come first, and endless rows of numbers find nobody. */
const mostContent = 4_000;

const tableSearch = kindSearch<TableFacts>(
  {
    facts,
    toDocument(item, { label, captions, content, cells: first, paper }) {
      const fields = paperFields(item, paper);
      const plain = wordsOfEach(captions);
      const cells = { [item.language ?? paper?.language ?? 'en']: wordsOf(content).slice(0, mostContent) };
      return {
        ...fields,
        caption: textGroup(plain),
        summary: textGroup(item.summaries, cells),
        shown: {
          ...fields.shown,
          label: label ?? undefined,
          captions: cut(plain, mostCaption),
          ...(first && { facts: { cells: first } }),
        },
      };
    },
  },
  { label: null, captions: {}, content: '', paper: null },
);

export const tableKind: Kind = {
  name: 'table',
  hasPage: true,
  family: 'figures',
  table: {
    name: 'data_table',
    owner: 'id',
    fields: {
      article: null,
      position: 1,
      anchor: null,
      label: null,
      licence: null,
      captions: {},
      content: '',
    },
    links: ['article'],
  },
  access: {
    openAccess: openAsItsPaper('data_table'),
    within: journalOfItsPaper('data_table'),
    paper: paperHolding('data_table'),
  },
  search: tableSearch,
  record: memberRecord('data_table', 'table'),
  citation: memberCitation('data_table'),
};
