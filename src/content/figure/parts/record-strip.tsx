import { useSay } from '../../../platform/i18n/use-say.ts';
import { DetailSection } from '../../../platform/shell/detail-page.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import { TablePreview } from '../../../platform/shell/table-preview.tsx';
import box from '../../../platform/ui/box.module.css';
import styles from './record-detail.module.css';
import type { NeighbourView } from './record-view.ts';

interface Props {
  readonly title: string;
  readonly records: readonly NeighbourView[];
  readonly part: string;
  readonly current?: string;
}

/** Figures and tables in a row: those of a paper, or those like one. */
export function RecordStrip({ title, records, part, current }: Props) {
  const href = useHref();
  const say = useSay();
  const { language } = useFrame();
  if (records.length === 0) return null;
  // A row of tables that not everybody may read would be one sign many times: there words say more.
  const isPictured = records.some(({ picture, cells }) => picture ?? cells);
  return (
    <DetailSection title={title} part={part}>
      <ul className={styles.strip} data-pictured={isPictured ? '' : undefined}>
        {records.map((record) => (
          <li key={record.id}>
            <a href={href(record.href)} aria-current={record.id === current ? 'page' : undefined}>
              {record.picture ? (
                <img src={record.picture} alt="" loading="lazy" className={box.drawing} />
              ) : record.cells ? (
                <TablePreview cells={record.cells} />
              ) : (
                isPictured && <TableSign />
              )}
              <span>
                <strong>{recordLabel(say, language, record.kind, record.label)}</strong> <bdi>{record.title}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

const TableSign = () => (
  <svg viewBox="0 0 60 40" aria-hidden="true" className={box.drawing}>
    <path d="M10 8h40v24H10zM10 16h40M10 24h40M24 8v24M37 8v24" />
  </svg>
);
