import { FormattedNumber, useIntl } from 'react-intl';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { sayWith, useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import { FileSize } from '../../article/parts/file-size.tsx';
import { Paragraph } from '../../news/parts/detail.tsx';
import styles from './resource-detail.module.css';
import { listOf, type ResourceView } from './resource-view.ts';

interface Props {
  readonly resource: ResourceView;
  readonly comments: CommentsView | null;
}

/** A general resource, a standard or a patent: what it is, what it says, and its files. */
export function ResourceDetail({ resource, comments }: Props) {
  const say = useSay();
  const { library, summary, body, replacedBy } = resource;
  return (
    <div className={styles.page} data-part="resource-page" data-library={library}>
      <Breadcrumb
        path={[
          { name: say('generalResource.library.many', { library }), href: listOf[library] },
          { name: resource.number ?? resource.title.text, href: null },
        ]}
      />
      <article className={styles.resource} data-part="article" data-counts={resource.id}>
        <Head resource={resource} />
        {replacedBy && <Replaced number={replacedBy} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            <Paragraph text={summary} className={styles.summary} />
            {body ? (
              <StoredText body={body} />
            ) : (
              resource.files.length === 0 && <p>{say('generalResource.text.none')}</p>
            )}
          </div>
          <aside className={styles.aside} aria-label={say('generalResource.facts.title')}>
            <Files resource={resource} />
            <section>
              <h2>{say('generalResource.facts.title')}</h2>
              <ResourceFacts resource={resource} />
            </section>
          </aside>
        </div>
        <Comments comments={comments} />
      </article>
    </div>
  );
}

function Head({ resource }: { readonly resource: ResourceView }) {
  const say = useSay();
  const { library, number, secondTitle, citation, use } = resource;
  return (
    <header className={styles.head}>
      <p className={styles.kind}>
        <span>{say('generalResource.library.one', { library })}</span>
        {number && <bdi dir="ltr">{number}</bdi>}
      </p>
      <h1>
        <Localized of={resource.title} />
      </h1>
      <Paragraph text={secondTitle} className={styles.second} />
      <div className={styles.actions} data-print="no">
        {citation && (
          <>
            <CiteButton citation={citation} />
            <AddToFolder work={citation} variant="button" />
          </>
        )}
        <SaveButtons thing={{ id: resource.id, kind: 'general-resource', title: resource.title.text }} />
        <ShareButton url={resource.url} title={resource.title.text} />
        <span className={styles.use}>
          <FormattedNumber value={use.views} /> {say('article.use.views', { count: use.views })}
          {' · '}
          <FormattedNumber value={use.downloads} /> {say('article.use.downloads', { count: use.downloads })}
        </span>
      </div>
    </header>
  );
}

/** Its successor is known by its number alone, so it is searched for. */
function Replaced({ number }: { readonly number: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={styles.notice} role="note" data-part="replaced">
      {say('generalResource.replaced.text')}{' '}
      <a href={href(`/othersList?${new URLSearchParams({ q: `"${number.replaceAll('"', ' ')}"` })}`)} dir="ltr">
        {number}
      </a>
    </p>
  );
}

function Files({ resource: { files } }: { readonly resource: ResourceView }) {
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <section data-part="files">
      <h2>{say('ui.action.download')}</h2>
      <ul className={styles.files}>
        {files.map(({ href, name, bytes, format }) => (
          <li key={href}>
            <a href={href} download>
              {name}
            </a>
            <span>
              {format} <FileSize bytes={bytes} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What its table knows of it; the words for some facts differ between the libraries. */
function ResourceFacts({ resource }: { readonly resource: ResourceView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const { library, legalStatus: status } = resource;
  const day = (date: string | null) => date && intl.formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
  const all: [MessageKey, string | null][] = [
    ['generalResource.field.number', resource.number],
    ['generalResource.field.legalStatus', status && say('generalResource.status', { status })],
    ['generalResource.field.classification', resource.classification],
    ['generalResource.field.holder', resource.holder],
    ['generalResource.field.people', resource.people],
    ['generalResource.field.filedOn', day(resource.filedOn)],
    ['generalResource.field.published', day(resource.published)],
    ['generalResource.field.effectiveOn', day(resource.effectiveOn)],
    ['generalResource.field.keywords', resource.keywords.join(', ')],
    ['generalResource.field.doi', resource.doi],
  ];
  return (
    <dl className={styles.facts} data-part="facts">
      {all.flatMap(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{say(key, { library })}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );
}
