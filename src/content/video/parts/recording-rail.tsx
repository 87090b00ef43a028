import { FormattedNumber } from 'react-intl';
import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import buttons from '../../../platform/ui/button.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import { FileSize } from '../../article/parts/file-size.tsx';
import { licenceName } from '../../article/parts/licence-name.ts';
import styles from './recording-rail.module.css';
import type { RecordingView } from './recording-view.ts';

/** What to do with a recording, under which terms, and what it belongs to. */
export function RecordingRail({ recording }: { readonly recording: RecordingView }) {
  const say = useSay();
  const href = useHref();
  const { citation, paper, albums, use } = recording;
  return (
    <aside className={styles.rail} data-part="rail" data-print="no" aria-label={say('video.rail.label')}>
      <section>
        <h2>{say('video.actions.title')}</h2>
        <AccessReason reason={recording.reason} />
        <Download recording={recording} />
        {citation && (
          <>
            <CiteButton citation={citation} />
            <AddToFolder work={citation} variant="button" />
          </>
        )}
        <SaveButtons thing={{ id: recording.id, kind: recording.kind, title: recording.title.text }} />
        <ShareButton url={recording.url} title={recording.title.text} />
      </section>
      {paper && (
        <section data-part="paper">
          <h2>{say('video.paper.title')}</h2>
          <p>
            <a href={href(paper.href)}>
              <Localized of={paper.title} />
            </a>
          </p>
          {paper.date && (
            <p className={styles.small}>
              <DateText date={paper.date} />
            </p>
          )}
        </section>
      )}
      {albums.length > 0 && (
        <section data-part="albums">
          <h2>{say('video.albums.title')}</h2>
          <ul>
            {albums.map((album) => (
              <li key={album.id}>
                <a href={href(album.href)}>
                  <Localized of={album.title} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Terms recording={recording} />
      <Similar recordings={recording.similar} />
      <p className={styles.small}>
        <FormattedNumber value={use.views} /> {say('article.use.views', { count: use.views })}
      </p>
    </aside>
  );
}

function Download({ recording: { file, refusal } }: { readonly recording: RecordingView }) {
  const say = useSay();
  if (file)
    return (
      <a className={buttons.strong} href={file.href} download data-part="download">
        {say('ui.action.download')} <FileSize bytes={file.bytes} />
      </a>
    );
  // Who may not even play it is told so at the player.
  if (!refusal.download || refusal.play) return null;
  return (
    <p className={styles.refusal} role="note" data-part="download-refused">
      {refusal.download}
    </p>
  );
}

function Terms({ recording: { licence, attribution } }: { readonly recording: RecordingView }) {
  const say = useSay();
  return (
    <section data-part="terms">
      <h2>{say('video.facts.licence')}</h2>
      <p>
        {licence ? (
          <a href={licence} rel="license noopener">
            {licenceName(licence)}
          </a>
        ) : (
          say('video.facts.noLicence')
        )}
      </p>
      {attribution && (
        <p className={styles.small}>
          {say('video.facts.credit')} <Localized of={attribution} />
        </p>
      )}
    </section>
  );
}

function Similar({ recordings }: { readonly recordings: RecordingView['similar'] }) {
  const say = useSay();
  const href = useHref();
  if (recordings.length === 0) return null;
  return (
    <section data-part="similar">
      <h2>{say('video.similar.title')}</h2>
      <ul className={styles.similar}>
        {recordings.map((one) => (
          <li key={one.id}>
            {one.picture && <img src={one.picture} alt="" loading="lazy" />}
            <div>
              <a href={href(one.href)}>
                <Localized of={one.title} />
              </a>
              <p className={styles.small}>
                {say(`search.kind.${one.kind}`)}
                {one.seconds !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{clockTime(one.seconds)}</bdi>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
