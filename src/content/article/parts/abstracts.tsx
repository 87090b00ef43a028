import { useIntl } from 'react-intl';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { languageName } from '../../../platform/shell/language-name.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import styles from './abstracts.module.css';
import type { ArticleView } from './article-view.ts';

export const abstractAnchor = 'article-abstract';

type Props = Pick<ArticleView, 'id' | 'abstracts' | 'keywords' | 'graphicAbstract'>;

/** The abstract in the reader's language; in others on demand; then digests, the picture and the keywords. */
export function Abstracts({ id, abstracts, keywords, graphicAbstract }: Props) {
  const intl = useIntl();
  const say = sayWith(intl);
  const own = abstracts.filter(({ type }) => type === 'abstract');
  const [first, ...others] = own;
  const text = (abstract: ArticleView['abstracts'][number]) => (
    <SplicedBody identity={`${id} ${abstract.slot}`} slot={abstract.slot} lang={abstract.lang} dir={abstract.dir} />
  );
  return (
    <div className={styles.abstracts}>
      {first && (
        <section className={styles.abstract} id={abstractAnchor} data-part="abstract">
          <h2>{say('article.abstract.title')}</h2>
          {text(first)}
          <Keywords keywords={keywords} />
        </section>
      )}
      {others.map((abstract) => (
        <details key={abstract.slot} className={styles.other}>
          <summary>{say('article.abstract.in', { language: languageName(intl, abstract.language) })}</summary>
          {text(abstract)}
        </details>
      ))}
      {graphicAbstract && (
        <figure className={styles.graphic}>
          <a href={graphicAbstract}>
            <img src={graphicAbstract} alt={say('article.abstract.graphic')} loading="lazy" />
          </a>
          <figcaption>{say('article.abstract.graphic')}</figcaption>
        </figure>
      )}
      {abstracts
        .filter(({ type }) => type !== 'abstract')
        .map((abstract) => (
          <details key={abstract.slot} className={styles.other} open>
            <summary lang={abstract.title ? abstract.lang : undefined}>
              {abstract.title || say('article.abstract.other')}
            </summary>
            {text(abstract)}
          </details>
        ))}
      {!first && <Keywords keywords={keywords} />}
    </div>
  );
}

function Keywords({ keywords }: Pick<ArticleView, 'keywords'>) {
  const say = sayWith(useIntl());
  const href = useHref();
  if (keywords.length === 0) return null;
  return (
    <dl className={styles.keywords} data-part="keywords">
      <dt>{say('article.keywords.title')}</dt>
      {keywords.map(({ lang, dir, words }) => (
        <dd key={lang}>
          <ul lang={lang} dir={dir}>
            {words.map((word) => (
              <li key={word}>
                <a href={href(`/searchFrame?${new URLSearchParams({ q: `"${word.replaceAll('"', ' ')}"` })}`)}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </dd>
      ))}
    </dl>
  );
}
