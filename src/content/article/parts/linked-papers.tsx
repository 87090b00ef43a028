import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import type { ArticleView } from './article-view.ts';

const relationNames = {
  corrects: 'corrects',
  retracts: 'retracts',
  'expresses-concern-about': 'expressesConcern',
  translates: 'translates',
  'translates-inverse': 'isTranslated',
  'is-version-of': 'isVersion',
  'is-version-of-inverse': 'hasVersion',
  'comments-on': 'comments',
  'comments-on-inverse': 'hasComment',
  'has-review': 'hasReview',
  'has-review-inverse': 'reviews',
} as const;

type RelationName = (typeof relationNames)[keyof typeof relationNames] | 'relates';

const relationName = (relation: string): RelationName =>
  (relationNames as Readonly<Record<string, RelationName>>)[relation] ?? 'relates';

/** Papers that this one speaks of, or that speak of it. */
export function LinkedPapers({ article }: { readonly article: Pick<ArticleView, 'links'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <ul>
      {article.links.map((link) => (
        <li key={`${link.relation} ${link.href}`}>
          <span>{say(`article.relation.${relationName(link.relation)}`)}</span>{' '}
          <a href={href(link.href)}>{link.title ? <Localized of={link.title} /> : link.href}</a>
        </li>
      ))}
    </ul>
  );
}
