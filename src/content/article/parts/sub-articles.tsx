import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref, withParameter } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { localizedIn } from '../../../platform/shell/localized-text.ts';
import { Names } from '../../../platform/shell/names.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import text from '../../../platform/ui/text.module.css';
import type { Article } from '../contract.ts';
import styles from './article-detail.module.css';
import { type ArticleView, bodyView, type Reader, titleOf } from './article-view.ts';
import { DateText } from './date-text.tsx';
import { OptionalLink } from './optional-link.tsx';

/** A review, response or translation that was published with a paper. */
export function partView(article: Article, part: Article['subArticles'][number], reader: Reader) {
  const language = part.language ?? article.language;
  return {
    paper: { title: titleOf(article, reader).title, url: article.url },
    position: part.position,
    title: localizedIn(part.titles, reader.language, language),
    names: part.names,
    date: part.publishDate,
    doi: part.doi,
    body: bodyView(part.body ?? '', language, true),
  };
}

/** A review, response or translation on a page of its own. */
export function PartDetail({ part }: { readonly part: ReturnType<typeof partView> }) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={`${layout.page} ${layout.stack5} ${styles.narrow}`}>
      <p>
        <a href={href(part.paper.url)}>
          {say('article.review.back')} <Localized of={part.paper.title} />
        </a>
      </p>
      <article className={layout.stack5} data-part="article">
        <h1 className={text.h1}>
          <PartTitle part={part} />
        </h1>
        <p className={`${layout.line} ${text.fine}`}>
          {part.names.length > 0 && (
            <span>
              <Names of={part.names} />
            </span>
          )}
          {part.date && <DateText date={part.date} />}
          {part.doi && (
            <a href={`https://doi.org/${part.doi}`} dir="ltr">
              https://doi.org/{part.doi}
            </a>
          )}
        </p>
        <SplicedBody identity={part.body.sha256} lang={part.body.lang} dir={part.body.dir} />
      </article>
    </div>
  );
}

export const assessmentSlot = 'assessment';

/** What the editors say of a paper, in a few sentences: read before it. */
export function Assessment({ article: { assessment } }: { readonly article: ArticleView }) {
  const say = useSay();
  if (!assessment) return null;
  return (
    <section className={`${box.panel} ${layout.stack2}`} data-part="assessment">
      <h2 className={text.h4}>
        {assessment.title ? <Localized of={assessment.title} /> : say('article.review.assessment')}
      </h2>
      <SplicedBody identity={assessment.sha256} slot={assessmentSlot} lang={assessment.lang} dir={assessment.dir} />
    </section>
  );
}

function PartTitle({ part }: { readonly part: Pick<ArticleView['subArticles'][number], 'title' | 'position'> }) {
  const say = useSay();
  return part.title ? <Localized of={part.title} /> : say('article.review.untitled', { number: part.position });
}

/** Reviews, responses and translations that were published with a paper, each on a page of its own. */
export function PeerReview({ article: { subArticles, url } }: { readonly article: ArticleView }) {
  const href = useHref();
  return (
    <ul>
      {subArticles.map((part) => (
        <li key={part.position}>
          <OptionalLink
            opensSidePanel
            href={part.hasBody ? href(withParameter(url, 'part', String(part.position))) : null}
          >
            <PartTitle part={part} />
          </OptionalLink>
          {part.names.length > 0 && (
            <span>
              {' · '}
              <Names of={part.names} />
            </span>
          )}
          {part.date && (
            <span>
              {' · '}
              <DateText date={part.date} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
