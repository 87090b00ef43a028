import { child, childrenNamed, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { DraftRelation, RelationType } from '../../../../../../platform/item/writing/item-draft.ts';
import { doiOf } from '../../facts/written-facts.ts';
import type { ArticleReading } from './article-reading.ts';

/**
 * What a `related-article-type` says of this article. Null: the other article says it, as a notice names what it corrects;
 * both saying it would show it twice. A type that is not here is `relates-to`.
 */
export const relationOfType: Readonly<Record<string, RelationType | null>> = {
  'corrected-article': 'corrects',
  'retracted-article': 'retracts',
  'partial-retraction': 'retracts',
  'withdrawn-article': 'retracts',
  'removed-article': 'retracts',
  'object-of-concern': 'expresses-concern-about',
  'commentary-article': 'comments-on',
  'letter-article': 'comments-on',
  'reviewed-article': 'comments-on',
  'peer-reviewed-article': 'comments-on',
  'peer-review': 'has-review',
  'referee-report': 'has-review',
  'translated-article': 'translates',
  preprint: 'is-version-of',
  'updated-article': 'is-version-of',
  'republished-article': 'is-version-of',
  'article-reference': 'relates-to',
  commentary: 'relates-to',
  companion: 'relates-to',
  'addended-article': 'relates-to',
  'correction-forward': null,
  correction: null,
  'retraction-forward': null,
  retraction: null,
  'concern-forward': null,
  'expression-of-concern': null,
  'expression-of-concern-forward': null,
  'republication-forward': null,
  translation: null,
};

/** What a notice does to the one article that it names, if it doesn't say so itself. */
const relationOfNotice: Readonly<Record<string, RelationType>> = {
  correction: 'corrects',
  retraction: 'retracts',
  'expression-of-concern': 'expresses-concern-about',
};

export function relationsOf({ article, meta }: ArticleReading, doi: string | null): DraftRelation[] {
  const related = distinctRelations(
    childrenNamed(meta, 'related-article').flatMap((element): DraftRelation[] => {
      const target = doiOf(element.attributes['xlink:href']);
      const type = typeOf(element.attributes['related-article-type'] ?? '');
      return target && type && target !== doi ? [{ type, target }] : [];
    }),
  );
  const ofNotice = relationOfNotice[article.attributes['article-type'] ?? ''];
  const [first, ...others] = related;
  const isVague = ofNotice && first?.type === 'relates-to' && others.length === 0;
  return distinctRelations([...(isVague ? [{ ...first, type: ofNotice }] : related), ...preprintsOf(meta)]);
}

const typeOf = (named: string): RelationType | null =>
  Object.hasOwn(relationOfType, named) ? (relationOfType[named] ?? null) : 'relates-to';

/** The preprints that the history of publication names. */
function preprintsOf(meta: XmlElement): DraftRelation[] {
  return childrenNamed(child(meta, 'pub-history'), 'event')
    .flatMap((event) => childrenNamed(event, 'self-uri'))
    .filter(({ attributes }) => attributes['content-type'] === 'preprint')
    .flatMap(({ attributes }) => doiOf(attributes['xlink:href']) ?? [])
    .map((target) => ({ type: 'is-version-of', target }));
}

export const distinctRelations = (relations: readonly DraftRelation[]): DraftRelation[] => [
  ...new Map(relations.map((relation) => [`${relation.type} ${relation.target}`, relation])).values(),
];
