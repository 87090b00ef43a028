import { FormattedNumber } from 'react-intl';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import { FileSize } from '../../article/parts/file-size.tsx';
import { licenceName } from '../../article/parts/licence-name.ts';
import styles from './record-aside.module.css';
import type { NeighbourView, RecordView } from './record-view.ts';

/** What to do with a record: have it, cite it, pass it on; under which terms; where its neighbours are. */
export function RecordAside({ record }: { readonly record: RecordView }) {
  const say = useSay();
  const { citation, licence, attribution, use } = record;
  return (
    <aside className={styles.aside} data-part="record-aside" data-print="no" aria-label={say('figure.aside.label')}>
      <Neighbours record={record} />
      <section className={styles.actions}>
        {citation && (
          <>
            <CiteButton citation={citation} />
            <AddToFolder work={citation} variant="button" />
          </>
        )}
        <SaveButtons thing={{ id: record.id, kind: record.kind, title: record.title.text }} />
        <ShareButton url={record.url} title={record.title.text} />
      </section>
      <Downloads record={record} />
      <section>
        <h2>{say('figure.licence.title')}</h2>
        {attribution && (
          <p>
            <Localized of={attribution} />
          </p>
        )}
        {licence ? (
          <p>
            <a href={licence} rel="license noopener">
              {licenceName(licence)}
            </a>
          </p>
        ) : (
          <p>{say('figure.licence.none')}</p>
        )}
      </section>
      <p className={styles.use}>
        <FormattedNumber value={use.views} /> {say('article.use.views', { count: use.views })}
      </p>
    </aside>
  );
}

function Neighbours({ record: { previous, next } }: { readonly record: RecordView }) {
  const say = useSay();
  const { language } = useFrame();
  const name = ({ kind, label, title }: NeighbourView) => recordLabel(say, language, kind, label) || title;
  const href = useHref();
  if (!previous && !next) return null;
  return (
    <nav className={styles.around} data-part="around" aria-label={say('figure.neighbours.title')}>
      {previous && (
        <a href={href(previous.href)} rel="prev">
          <span>{say('ui.action.previous')}</span>
          <bdi>{name(previous)}</bdi>
        </a>
      )}
      {next && (
        <a href={href(next.href)} rel="next">
          <span>{say('ui.action.next')}</span>
          <bdi>{name(next)}</bdi>
        </a>
      )}
    </nav>
  );
}

function Downloads({ record: { pictures } }: { readonly record: RecordView }) {
  const say = useSay();
  const all = pictures.flatMap(({ downloads }) => downloads);
  if (all.length === 0) return null;
  return (
    <section data-part="downloads">
      <h2>{say('ui.action.download')}</h2>
      <ul className={styles.downloads}>
        {all.map(({ form, href, name, bytes, width, height }) => (
          <li key={href}>
            <a href={href} download={name}>
              {say(`article.reading.${form}`)}
            </a>
            <span dir="ltr">
              {width && height ? `${width} × ${height} · ` : ''}
              <FileSize bytes={bytes} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
