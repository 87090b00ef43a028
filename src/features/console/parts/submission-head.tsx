import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import styles from './submission.module.css';
import { type EditorialSubmission, useText } from './submission-view.ts';
import { useWord, useWordOf } from './use-console.ts';

/** What it is, where it stands, and since when. */
export function SubmissionHead({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const sayOf = useWordOf();
  const text = useText();
  const { number, kind, titles, state, round, author, journal, sentAt, changedAt, published, editor, isAuthor } =
    submission;
  return (
    <header className={styles.head}>
      <h1>
        <bdi>{text(titles) || say('submissions.untitled')}</bdi>
      </h1>
      <p role="status">
        <strong>{sayOf('submissions.state', state)}</strong>
        {!isAuthor && (
          <> · {editor ? say('submissions.withEditor', { name: editor.name }) : say('submissions.withNobody')}</>
        )}
      </p>
      <dl className={styles.facts}>
        <Fact name={say('submission.number')}>
          {number} ({sayOf('submissions.kind', kind)})
        </Fact>
        <Fact name={say('submission.round')}>{round}</Fact>
        <Fact name={say('submission.author')}>
          <bdi>{author || say('submissions.gone')}</bdi>
        </Fact>
        {journal && <Fact name={say('submission.journal')}>{text(journal.titles)}</Fact>}
        {sentAt && (
          <Fact name={say('submission.sent')}>
            <Moment at={sentAt} />
          </Fact>
        )}
        <Fact name={say('submission.changed')}>
          <Moment at={changedAt} />
        </Fact>
      </dl>
      {state === 'revision' && <p>{say('submission.withAuthor')}</p>}
      {published && (
        <p className={styles.published} data-part="published">
          <strong>{say('submission.published')}</strong>{' '}
          {published.url ? (
            <a href={published.url}>{say('submission.published.see')}</a>
          ) : (
            say('submission.published.hidden')
          )}{' '}
          {published.kind === 'article' && !isAuthor && (
            <Link to={`/console/edit/article/${published.id}`}>{say('submission.published.edit')}</Link>
          )}
        </p>
      )}
    </header>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
