import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { DetailAside, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { FileList } from '../../../platform/shell/file-list.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { Neighbours } from '../../../platform/shell/neighbours.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { licenceName } from '../../article/parts/licence-name.ts';
import type { NeighbourView, RecordView } from './record-view.ts';

/** What to do with a record: have it, cite it, pass it on; under which terms; where its neighbours are. */
export function RecordAside({ record }: { readonly record: RecordView }) {
  const say = useSay();
  const { language } = useFrame();
  const { id, kind, title, url, citation, licence, attribution, previous, next } = record;
  const neighbour = (one: NeighbourView | null, label: string) =>
    one && { href: one.href, label, name: <bdi>{recordLabel(say, language, one.kind, one.label) || one.title}</bdi> };
  return (
    <DetailAside label={say('figure.aside.label')} part="record-aside">
      <Neighbours
        label={say('figure.neighbours.title')}
        previous={neighbour(previous, say('ui.action.previous'))}
        next={neighbour(next, say('ui.action.next'))}
      />
      <div className={layout.stack2}>
        <ItemActions item={{ id, kind, title: title.text }} url={url} citation={citation} />
      </div>
      <Downloads record={record} />
      <DetailSection title={say('figure.licence.title')}>
        <Paragraph text={attribution} />
        {licence ? (
          <p>
            <a href={licence} rel="license noopener">
              {licenceName(licence)}
            </a>
          </p>
        ) : (
          <p>{say('figure.licence.none')}</p>
        )}
      </DetailSection>
      {record.use.views > 0 && <p className={text.fine}>{say('ui.number.views', { count: record.use.views })}</p>}
    </DetailAside>
  );
}

function Downloads({ record: { id, pictures } }: { readonly record: RecordView }) {
  const say = useSay();
  const all = pictures.flatMap(({ downloads }) => downloads);
  if (all.length === 0) return null;
  return (
    <DetailSection title={say('ui.action.download')} part="downloads">
      <FileList
        files={all.map(({ form, href, name, bytes, width, height }) => ({
          href,
          name: say(`article.reading.${form}`),
          bytes,
          saveAs: name,
          about: width && height ? `${width} × ${height}` : '',
        }))}
      />
      {pictures.some(({ zoom }) => zoom) && (
        <p className={text.fine}>
          <a href={`/iiif/presentation/3/${id}/manifest`}>{say('figure.aside.manifest')}</a>
        </p>
      )}
    </DetailSection>
  );
}
