import { useSay } from '../../../platform/i18n/use-say.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { type ExpertView, termAddress } from './expert-view.ts';
import styles from './topic-plot.module.css';
import { topicShape } from './topic-shape.ts';

/** What somebody wrote about, year by year: a small drawing beside each topic, and all numbers in a table. */
export function TopicPlot({ topics }: { readonly topics: ExpertView['topics'] }) {
  const say = useSay();
  const shape = topicShape(topics);
  if (!shape) return null;
  const { years, rows, width, height, wide } = shape;
  return (
    <section data-part="topic-plot">
      <h2>{say('expert.topics.title')}</h2>
      <ul className={styles.topics}>
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
          <span dir="ltr" data-years={years.length}>
            <span>{years[0]}</span>
            {years.length > 1 && <span>{years.at(-1)}</span>}
          </span>
        </li>
      </ul>
      <p className={styles.note}>{say('expert.topics.note')}</p>
      <details className={styles.table}>
        <summary>{say('expert.topics.asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too */}
        <section aria-label={say('expert.topics.title')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('expert.topics.topic')}</th>
                {years.map((year) => (
                  <th key={year} scope="col">
                    {year}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, counts }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  {counts.map((count, place) => (
                    <td key={years[place]}>{count === 0 ? '–' : count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
