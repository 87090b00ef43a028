import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import styles from './record-strip.module.css';
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
  return (
    <section className={styles.strip} data-part={part}>
      <h2>{title}</h2>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <a href={href(record.href)} aria-current={record.id === current ? 'page' : undefined}>
              {record.picture ? <img src={record.picture} alt="" loading="lazy" /> : <TableSign />}
              <span>
                <strong>{recordLabel(say, language, record.kind, record.label)}</strong> <bdi>{record.title}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TableSign = () => (
  <svg viewBox="0 0 60 40" aria-hidden="true">
    <path d="M10 8h40v24H10zM10 16h40M10 24h40M24 8v24M37 8v24" />
  </svg>
);
