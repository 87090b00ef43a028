import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import type { ArticleView } from './article-view.ts';
import { ShownDate } from './shown-date.tsx';

/** Reviews, responses and translations that were published with a paper, each on a page of its own. */
export function PeerReview({ article: { subArticles, url } }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  return (
    <ul>
      {subArticles.map((part) => {
        const title = part.title ? (
          <Localized of={part.title} />
        ) : (
          say('article.review.untitled', { number: part.position })
        );
        return (
          <li key={part.position}>
            {part.hasBody ? <a href={href(partAddress(url, part.position))}>{title}</a> : title}
            {part.names.length > 0 && <span> · {part.names.join(', ')}</span>}
            {part.date && (
              <span>
                {' · '}
                <ShownDate date={part.date} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const partAddress = (url: string, position: number): string => `${url}${url.includes('?') ? '&' : '?'}part=${position}`;
