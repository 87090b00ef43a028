import type { ReactNode } from 'react';
import { LoginLink } from '../../../features/access/parts/login-link.tsx';
import { FormatLinks, Quotes } from '../../../features/discovery/citations/parts/quotes.tsx';
import { commentsPlace } from '../../../features/members/comments/parts/comments.tsx';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { Announced } from './announced.tsx';
import styles from './article-detail.module.css';
import type { ArticleView } from './article-view.ts';
import { FileAbout } from './file-about.tsx';
import { FlaggedReferences } from './integrity-banner.tsx';
import { licenceName } from './licence-name.ts';
import { LinkedPapers } from './linked-papers.tsx';
import { OptionalLink } from './optional-link.tsx';
import { PrintedReferences } from './printed-references.tsx';
import { hasStatements, Statements } from './statements.tsx';
import { PeerReview } from './sub-articles.tsx';

interface Props {
  readonly article: ArticleView;
}

/** What a paper is made of is downloaded beside its title. */
const ofThePaper: readonly string[] = ['pdf', 'galley', 'source'];
const supplements = ({ files }: ArticleView) => files.filter(({ role }) => !ofThePaper.includes(role));

const hasBios = ({ people, authorBios }: ArticleView) => authorBios !== null || people.some(({ bio }) => bio);
const hasRights = ({ licence, copyright, publisher, isbn }: ArticleView) =>
  Boolean(licence || copyright || publisher || isbn);

type Part = readonly [
  name: string,
  anchor: string,
  title: MessageKey,
  exists: (article: ArticleView) => boolean,
  Content: (props: Props) => ReactNode,
];

const parts: readonly Part[] = [
  [
    'references',
    'article-references',
    'article.references.title',
    ({ printedReferences }) => printedReferences.length > 0,
    PrintedReferences,
  ],
  ['files', 'article-files', 'article.files.title', (article) => supplements(article).length > 0, Supplements],
  ['links', 'article-links', 'article.links.title', ({ links }) => links.length > 0, LinkedPapers],
  ['announced', 'article-announced', 'article.announced.title', ({ announced }) => announced.length > 0, Announced],
  ['peer-review', 'article-review', 'article.review.title', ({ subArticles }) => subArticles.length > 0, PeerReview],
  ['funding', 'article-funding', 'article.funding.title', ({ funds }) => funds.length > 0, Funding],
  ['statements', 'article-statements', 'article.statements.title', hasStatements, Statements],
  ['bios', 'article-bios', 'article.authors.about', hasBios, Biographies],
  ['cite-this', 'article-cite-this', 'citations.cite.title', ({ citation }) => citation !== null, CiteThis],
  ['rights', 'article-rights', 'article.rights.title', hasRights, Rights],
];

const partsOf = (article: ArticleView) => parts.filter(([, , , exists]) => exists(article));

/** What follows the text, for the outline. */
export function endAnchors(article: ArticleView): { readonly anchor: string; readonly title: MessageKey }[] {
  const anchors = partsOf(article).map(([, anchor, title]) => ({ anchor, title }));
  return article.comments ? [...anchors, { anchor: commentsPlace, title: 'comments.section.title' }] : anchors;
}

/** What comes with a paper: supplements, linked papers, reviews, funding, the authors, rights. */
export function ArticleEnd({ article }: Props) {
  const say = useSay();
  return (
    <div className={`${layout.stack6} ${text.small} ${styles.end}`}>
      <FlaggedReferences references={article.knownReferences} />
      {partsOf(article).map(([name, anchor, title, , Content]) => (
        <section key={name} className={`${box.ruled} ${layout.stack3}`} id={anchor} data-part={name}>
          <h2 className={text.h3}>{say(title)}</h2>
          <Content article={article} />
        </section>
      ))}
    </div>
  );
}

/** The reference and its files, for who has read to the end; every style is in the dialog. */
function CiteThis({ article: { citation } }: Props) {
  return (
    citation && (
      <div className={`${layout.stack3} ${styles.citation}`}>
        <Quotes view={citation} />
        <FormatLinks view={citation} />
      </div>
    )
  );
}

function Funding({ article }: Props) {
  return (
    <ul>
      {article.funds.map(({ name, href, awards }) => (
        <li key={`${name} ${awards.join()}`}>
          <OptionalLink href={href} rel="noopener">
            {name}
          </OptionalLink>
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
  if (article.refusal.download)
    return (
      <p className={text.underlined}>
        {article.refusal.download} <LoginLink opensAt={article.opensAt} />
      </p>
    );
  return (
    <ul>
      {supplements(article).map((file) => (
        <li key={file.attachType}>
          <a href={file.download} download>
            {file.name}
          </a>{' '}
          <span>
            <FileAbout file={file} /> <FileSize bytes={file.bytes} />
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
