import type { RecordRelation, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { relatedDoi } from '../crossref/doi.ts';
import { filledElement, textElement } from '../written-xml.ts';
import { englishText } from './pubmed-texts.ts';

/** How PubMed calls what a notice says of another paper; it shows that at both of them. */
const noticeTypes: Readonly<Partial<Record<RecordRelation['type'], string>>> = {
  corrects: 'Erratum',
  retracts: 'Retraction',
  'expresses-concern-about': 'Expression of concern',
  'comments-on': 'Comment',
};

type Params = Readonly<Record<string, string | null>>;

const object = (type: string, params: Params): string =>
  filledElement(
    'Object',
    Object.entries(params).map(([name, value]) => textElement('Param', value, undefined, { Name: name })),
    { Type: type },
  );

/** Keywords, grants, and the papers of which a notice speaks. */
export const pubmedObjects = (record: WorkRecord): string =>
  filledElement('ObjectList', [
    ...record.relations.flatMap((relation) => {
      const type = relation.inverse ? undefined : noticeTypes[relation.type];
      const doi = relatedDoi(relation);
      return type && doi ? [object(type, { type: 'doi', id: doi })] : [];
    }),
    ...record.funds.flatMap(({ names, awards }) =>
      awards.map((id) => object('grant', { id, grantor: englishText(names, record) })),
    ),
    ...keywordsOf(record).map((value) => object('keyword', { value })),
  ]);

const keywordsOf = ({ keywords, language }: WorkRecord): readonly string[] =>
  [keywords.en, keywords[language ?? ''], ...Object.values(keywords)].find((words) => words && words.length > 0) ?? [];
