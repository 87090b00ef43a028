import { useIntl } from 'react-intl';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { languageName } from '../../../platform/shell/language-name.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import text from '../../../platform/ui/text.module.css';
import styles from './article-head.module.css';
import type { ArticleView } from './article-view.ts';
import { noticeName } from './notice-name.ts';

export const abstractAnchor = 'article-abstract';

const fold = `${text.small} ${styles.fold}`;

type Props = Pick<ArticleView, 'id' | 'type' | 'body' | 'abstracts' | 'keywords' | 'graphicAbstract'>;

/** The abstract in the reader's language; in others on demand; then digests, the picture and the keywords. */
export function Abstracts(article: Props) {
  const { id, abstracts, keywords, graphicAbstract } = article;
  const intl = useIntl();
  const say = sayWith(intl);
  const own = abstracts.filter(({ type }) => type === 'abstract');
  const [first, ...others] = own;
  const body = (abstract: ArticleView['abstracts'][number]) => (
    <SplicedBody identity={`${id} ${abstract.slot}`} slot={abstract.slot} lang={abstract.lang} dir={abstract.dir} />
  );
  return (
    <div className={layout.stack4}>
      {first && (
        <section className={`${box.notice} ${layout.stack3}`} id={abstractAnchor} data-part="abstract">
          <h2 className={text.h4}>{say(noticeName(article) ?? 'article.abstract.title')}</h2>
          {body(first)}
          <Keywords keywords={keywords} />
        </section>
      )}
      {others.map((abstract) => (
        <details key={abstract.slot} className={fold} data-fold="">
          <summary>{say('article.abstract.in', { language: languageName(intl, abstract.language) })}</summary>
          {body(abstract)}
        </details>
      ))}
      {graphicAbstract && (
        <figure className={`${box.card} ${layout.stack2} ${styles.graphic}`}>
          <a href={graphicAbstract}>
            <img src={graphicAbstract} alt={say('article.abstract.graphic')} loading="lazy" />
          </a>
          <figcaption className={text.fine}>{say('article.abstract.graphic')}</figcaption>
        </figure>
      )}
      {abstracts
        .filter(({ type }) => type !== 'abstract')
        .map((abstract) => (
          <details key={abstract.slot} className={fold} data-fold="" open>
            <summary lang={abstract.title ? abstract.lang : undefined}>
              {abstract.title || say('article.abstract.other')}
            </summary>
            {body(abstract)}
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
    <dl className={`${box.ruled} ${layout.stack1} ${text.small}`} data-part="keywords">
      <dt className={text.strong}>{say('article.keywords.title')}</dt>
      {keywords.map(({ lang, dir, words }) => (
        <dd key={lang}>
          <ul className={layout.line} lang={lang} dir={dir}>
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
