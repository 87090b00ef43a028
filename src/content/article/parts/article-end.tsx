import type { ReactNode } from 'react';
import { commentsPlace } from '../../../features/members/comments/parts/comments.tsx';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './article-detail.module.css';
import type { ArticleView } from './article-view.ts';
import { FileSize } from './file-size.tsx';
import { FlaggedReferences } from './integrity-banner.tsx';
import { licenceName } from './licence-name.ts';
import { LinkedPapers } from './linked-papers.tsx';
import { hasStatements, Statements } from './statements.tsx';
import { PeerReview } from './sub-articles.tsx';

interface Props {
  readonly article: ArticleView;
}

const supplements = ({ files }: ArticleView) => files.filter(({ role }) => role !== 'pdf');

interface Part {
  readonly name: string;
  readonly anchor: string;
  readonly title: MessageKey;
  exists(article: ArticleView): boolean;
  Content(props: Props): ReactNode;
}

const parts: readonly Part[] = [
  {
    name: 'files',
    anchor: 'article-files',
    title: 'article.files.title',
    exists: (article) => supplements(article).length > 0,
    Content: Supplements,
  },
  {
    name: 'links',
    anchor: 'article-links',
    title: 'article.links.title',
    exists: ({ links }) => links.length > 0,
    Content: ({ article }) => <LinkedPapers links={article.links} />,
  },
  {
    name: 'peer-review',
    anchor: 'article-review',
    title: 'article.review.title',
    exists: ({ subArticles }) => subArticles.length > 0,
    Content: PeerReview,
  },
  {
    name: 'funding',
    anchor: 'article-funding',
    title: 'article.funding.title',
    exists: ({ funds }) => funds.length > 0,
    Content: Funding,
  },
  {
    name: 'statements',
    anchor: 'article-statements',
    title: 'article.statements.title',
    exists: hasStatements,
    Content: Statements,
  },
  {
    name: 'bios',
    anchor: 'article-bios',
    title: 'article.authors.about',
    exists: ({ people, authorBios }) => authorBios !== null || people.some(({ bio }) => bio),
    Content: Biographies,
  },
  {
    name: 'rights',
    anchor: 'article-rights',
    title: 'article.rights.title',
    exists: ({ licence, copyright, publisher, isbn }) => Boolean(licence || copyright || publisher || isbn),
    Content: Rights,
  },
];

/** What follows the text, for the outline. */
export function endAnchors(article: ArticleView): { readonly anchor: string; readonly title: MessageKey }[] {
  const existing: Pick<Part, 'anchor' | 'title'>[] = parts.filter(({ exists }) => exists(article));
  return article.comments ? [...existing, { anchor: commentsPlace, title: 'comments.section.title' }] : existing;
}

/** What comes with a paper: supplements, linked papers, reviews, funding, the authors, rights. */
export function ArticleEnd({ article }: Props) {
  const say = useSay();
  return (
    <div className={`${layout.stack6} ${text.small} ${styles.end}`}>
      <FlaggedReferences references={article.knownReferences} />
      {parts
        .filter(({ exists }) => exists(article))
        .map(({ name, anchor, title, Content }) => (
          <section key={name} className={`${box.ruled} ${layout.stack3}`} id={anchor} data-part={name}>
            <h2 className={text.h3}>{say(title)}</h2>
            <Content article={article} />
          </section>
        ))}
    </div>
  );
}

function Funding({ article }: Props) {
  return (
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
  );
}

function Biographies({ article: { authorBios, people } }: Props) {
  return (
    <>
      {authorBios && (
        <p>
          <Localized of={authorBios} />
        </p>
      )}
      {people.map(
        ({ name, bio }, place) =>
          bio && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; their order never changes
            <p key={place}>
              <strong>
                <Localized of={name} />
              </strong>{' '}
              <Localized of={bio} />
            </p>
          ),
      )}
    </>
  );
}

function Supplements({ article }: Props) {
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

function Rights({ article }: Props) {
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
