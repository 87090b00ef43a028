import { useSay } from '../../../platform/i18n/use-say.ts';
import type { ArticleView } from './article-view.ts';

/** Reviews and endorsements that other services announced, each with its link. */
export function Announced({ article }: { readonly article: Pick<ArticleView, 'announced'> }) {
  const say = useSay();
  return (
    <ul>
      {article.announced.map(({ kind, name, address }) => (
        <li key={`${kind} ${address}`}>
          <span>{say(`article.announced.${kind}`)}</span>{' '}
          <a href={address} rel="noopener">
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
