import { useSay } from '../../../platform/i18n/use-say.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { AsideSection } from './aside-section.tsx';
import styles from './expert.module.css';
import { type ExpertView, termAddress } from './expert-view.ts';
import { topicShape } from './topic-shape.ts';

/** What somebody wrote about, year by year: a small drawing for each topic, and all numbers in a table. */
export function TopicPlot({ topics }: { readonly topics: ExpertView['topics'] }) {
  const say = useSay();
  const shape = topicShape(topics);
  if (!shape) return null;
  const { years, rows, width, height, wide } = shape;
  return (
    <AsideSection part="topic-plot" title={say('expert.topics.title')}>
      <ul className={`${layout.stack2} ${text.small} ${styles.topics}`}>
        {rows.map(({ name, bars }) => (
          <li key={name}>
            <NameLink to={termAddress(name)} name={name} />
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" direction="ltr">
              <path d={`M0 ${height - 0.5}H${width}`} />
              {bars.map(({ year, x, y, tall, papers }) => (
                <rect key={year} x={x} y={y} width={wide} height={tall}>
                  <title>{say('expert.topics.point', { topic: name, year: String(year), count: papers })}</title>
                </rect>
              ))}
            </svg>
          </li>
        ))}
        <li className={styles.axis} aria-hidden="true">
          <span className={text.fine} dir="ltr" data-years={years.length}>
            <span>{years[0]}</span>
            {years.length > 1 && <span>{years.at(-1)}</span>}
          </span>
        </li>
      </ul>
      <p className={text.fine}>{say('expert.topics.note')}</p>
      <details className={text.fine}>
        <summary className={text.action}>{say('expert.topics.asTable')}</summary>
        <DataTable
          label={say('expert.topics.title')}
          isStacked={false}
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { head: say('expert.topics.topic'), cell: ({ name }) => <bdi>{name}</bdi>, isName: true },
            ...years.map((year, place) => ({
              head: String(year),
              cell: ({ counts }: (typeof rows)[number]) => counts[place] || '–',
              isNumber: true,
            })),
          ]}
        />
      </details>
    </AsideSection>
  );
}
