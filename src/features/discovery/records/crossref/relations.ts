import type { RecordRelation, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { filledElement, textElement, xmlElement } from '../written-xml.ts';
import { isDoi, relatedDoi } from './doi.ts';

type Scope = 'inter' | 'intra';

/** What a relation is called from this side, and what from the other. */
const words: Readonly<Partial<Record<RecordRelation['type'], readonly [Scope, string, string]>>> = {
  translates: ['intra', 'isTranslationOf', 'hasTranslation'],
  'is-version-of': ['intra', 'isVersionOf', 'hasVersion'],
  'comments-on': ['inter', 'isCommentOn', 'hasComment'],
  'has-review': ['inter', 'hasReview', 'isReviewOf'],
  'relates-to': ['inter', 'hasRelatedMaterial', 'isRelatedMaterial'],
};

/** Prefixes of servers that publish nothing but preprints. */
const preprints = /^10\.(?:1101|48550|21203|20944|31234|31219|12074|26434|22541|36227|2139)\//;

/** The relations of this work. Corrections and retractions go to Crossmark. */
export function relations(record: WorkRecord): string {
  const related = record.relations.flatMap((relation) => {
    const doi = relatedDoi(relation);
    const [scope, ...names] = words[relation.type] ?? [];
    if (!doi || !scope) return [];
    const name = relation.type === 'is-version-of' ? versionWord(record, relation, doi) : undefined;
    return [relatedItem(scope, name ?? names[relation.inverse ? 1 : 0] ?? '', doi)];
  });
  const translations = record.subArticles.flatMap(({ type, doi }) =>
    type === 'translation' && isDoi(doi) ? [relatedItem('intra', 'hasTranslation', doi)] : [],
  );
  const within = record.within?.doi;
  const whole = isDoi(within) ? [relatedItem('inter', 'isSupplementTo', within)] : [];
  return program([...related, ...translations, ...whole]);
}

function versionWord({ type }: WorkRecord, { kind }: RecordRelation, doi: string): string | undefined {
  if (type === 'preprint' && kind !== null && !preprints.test(doi)) return 'isPreprintOf';
  return type !== 'preprint' && preprints.test(doi) ? 'hasPreprint' : undefined;
}

const relatedItem = (scope: Scope, name: string, doi: string): string =>
  xmlElement(
    'rel:related_item',
    textElement(`rel:${scope}_work_relation`, doi, undefined, { 'relationship-type': name, 'identifier-type': 'doi' }),
  );

const program = (items: readonly string[]): string =>
  filledElement('rel:program', [...new Set(items)], { name: 'relations' });
