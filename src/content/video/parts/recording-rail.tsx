import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { DetailAside, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { FileSize } from '../../../platform/shell/file-size.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import { licenceName } from '../../article/parts/licence-name.ts';
import styles from './recording-detail.module.css';
import type { RecordingView } from './recording-view.ts';

/** What to do with a recording, under which terms, and what it belongs to. */
export function RecordingRail({ recording }: { readonly recording: RecordingView }) {
  const say = useSay();
  const href = useHref();
  const { id, kind, title, paper, albums } = recording;
  return (
    <DetailAside label={say('video.rail.label')} part="rail">
      <DetailSection title={say('video.actions.title')}>
        <AccessReason reason={recording.reason} />
        <div className={layout.stack2}>
          <Download recording={recording} />
          <ItemActions item={{ id, kind, title: title.text }} url={recording.url} citation={recording.citation} />
        </div>
      </DetailSection>
      {paper && (
        <DetailSection title={say('video.paper.title')} part="paper">
          <p>
            <a href={href(paper.href)}>
              <Localized of={paper.title} />
            </a>
          </p>
          {paper.date && (
            <p className={text.fine}>
              <DateText date={paper.date} />
            </p>
          )}
        </DetailSection>
      )}
      {albums.length > 0 && (
        <DetailSection title={say('video.albums.title')} part="albums">
          <ul className={layout.stack2}>
            {albums.map((album) => (
              <li key={album.id}>
                <a href={href(album.href)}>
                  <Localized of={album.title} />
                </a>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <Terms recording={recording} />
      <Similar recordings={recording.similar} />
    </DetailAside>
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
    <p className={box.remark} role="note" data-part="download-refused">
      {refusal.download}
    </p>
  );
}

function Terms({ recording: { licence, attribution } }: { readonly recording: RecordingView }) {
  const say = useSay();
  return (
    <DetailSection title={say('video.facts.licence')} part="terms">
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
        <p className={text.fine}>
          {say('video.facts.credit')} <Localized of={attribution} />
        </p>
      )}
    </DetailSection>
  );
}

function Similar({ recordings }: { readonly recordings: RecordingView['similar'] }) {
  const say = useSay();
  const href = useHref();
  if (recordings.length === 0) return null;
  return (
    <DetailSection title={say('video.similar.title')} part="similar">
      <ul className={layout.stack3}>
        {recordings.map((one) => (
          <li key={one.id} className={styles.similar}>
            {one.picture && <img src={one.picture} alt="" loading="lazy" className={box.picture} />}
            <div>
              <a href={href(one.href)}>
                <Localized of={one.title} />
              </a>
              <p className={text.fine}>
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
    </DetailSection>
  );
}
