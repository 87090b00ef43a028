import { commentsPlace } from '../../../features/members/comments/parts/comments.tsx';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import styles from './article-end.module.css';
import type { ArticleView } from './article-view.ts';
import { FlaggedReferences } from './integrity-banner.tsx';
import { licenceName } from './licence-name.ts';
import { LinkedPapers } from './linked-papers.tsx';
import { hasStatements, Statements } from './statements.tsx';
import { PeerReview } from './sub-articles.tsx';

const anchors = {
  files: 'article-files',
  links: 'article-links',
  review: 'article-review',
  funding: 'article-funding',
  statements: 'article-statements',
  bios: 'article-bios',
  rights: 'article-rights',
};

/** What follows the text, for the outline. */
export function endAnchors(article: ArticleView): { readonly anchor: string; readonly title: MessageKey }[] {
  const all: [boolean, string, MessageKey][] = [
    [supplements(article).length > 0, anchors.files, 'article.files.title'],
    [article.links.length > 0, anchors.links, 'article.links.title'],
    [article.subArticles.length > 0, anchors.review, 'article.review.title'],
    [article.funds.length > 0, anchors.funding, 'article.funding.title'],
    [hasStatements(article), anchors.statements, 'article.statements.title'],
    [hasBios(article), anchors.bios, 'article.authors.about'],
    [hasRights(article), anchors.rights, 'article.rights.title'],
    [article.comments !== null, commentsPlace, 'comments.section.title'],
  ];
  return all.filter(([exists]) => exists).map(([, anchor, title]) => ({ anchor, title }));
}

const supplements = ({ files }: ArticleView) => files.filter(({ role }) => role !== 'pdf');
const hasBios = ({ people, authorBios }: ArticleView) => authorBios !== null || people.some(({ bio }) => bio);
const hasRights = ({ licence, copyright, publisher, isbn }: ArticleView) =>
  Boolean(licence || copyright || publisher || isbn);

/** What comes with a paper: supplements, linked papers, reviews, funding, the authors, rights. */
export function ArticleEnd({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  return (
    <div className={styles.end}>
      <FlaggedReferences references={article.knownReferences} />
      {supplements(article).length > 0 && (
        <section id={anchors.files} data-part="files">
          <h2>{say('article.files.title')}</h2>
          <Supplements article={article} />
        </section>
      )}
      {article.links.length > 0 && (
        <section id={anchors.links} data-part="links">
          <h2>{say('article.links.title')}</h2>
          <LinkedPapers links={article.links} />
        </section>
      )}
      {article.subArticles.length > 0 && (
        <section id={anchors.review} data-part="peer-review">
          <h2>{say('article.review.title')}</h2>
          <PeerReview article={article} />
        </section>
      )}
      {article.funds.length > 0 && (
        <section id={anchors.funding} data-part="funding">
          <h2>{say('article.funding.title')}</h2>
          <ul>
            {article.funds.map(({ name, href, awards }) => (
              <li key={`${name} ${awards.join()}`}>
                {href ? (
                  <a href={href} rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
                {awards.length > 0 && <span> {awards.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasStatements(article) && (
        <section id={anchors.statements} data-part="statements">
          <h2>{say('article.statements.title')}</h2>
          <Statements article={article} />
        </section>
      )}
      {hasBios(article) && (
        <section id={anchors.bios} data-part="bios">
          <h2>{say('article.authors.about')}</h2>
          {article.authorBios && (
            <p>
              <Localized of={article.authorBios} />
            </p>
          )}
          {article.people.flatMap(({ name, bio }, place) =>
            bio
              ? [
                  // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; their order never changes
                  <p key={place}>
                    <strong>
                      <Localized of={name} />
                    </strong>{' '}
                    <Localized of={bio} />
                  </p>,
                ]
              : [],
          )}
        </section>
      )}
      {hasRights(article) && (
        <section id={anchors.rights} data-part="rights">
          <h2>{say('article.rights.title')}</h2>
          <Rights article={article} />
        </section>
      )}
    </div>
  );
}

function Supplements({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  if (article.refusal.download) return <p>{article.refusal.download}</p>;
  return (
    <ul>
      {supplements(article).map((file) => (
        <li key={file.attachType}>
          <a href={file.download} download>
            {file.name}
          </a>{' '}
          <span>
            <FileSize bytes={file.bytes} />
          </span>
          {file.read && (
            <>
              {' '}
              <a href={href(file.read)}>{say('article.files.read')}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rights({ article }: { readonly article: ArticleView }) {
  return (
    <>
      {article.copyright && <p>{article.copyright}</p>}
      {article.licence && (
        <p>
          <a href={article.licence} rel="license noopener">
            {licenceName(article.licence)}
          </a>
        </p>
      )}
      {(article.publisher || article.isbn) && (
        <p>{[article.publisher, article.isbn && `ISBN ${article.isbn}`].filter(Boolean).join(' · ')}</p>
      )}
    </>
  );
}
