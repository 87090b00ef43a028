import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import box from '../../../platform/ui/box.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getUsage } from '../../discovery/usage/contract.ts';
import type { getOverview } from '../contract.ts';
import styles from './figures.module.css';
import { Link } from './in-language.tsx';
import { useWord } from './use-console.ts';

interface Props {
  readonly submissions: OutputOf<typeof getOverview>['submissionFigures'];
  /** Nothing where the role does not see usage. */
  readonly months: OutputOf<typeof getUsage>['months'] | null;
}

/** Written the same by server and browser. */
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** The figures of the site at a glance: each with the course of the last twelve months, and a way to more. */
export function Figures({ submissions, months }: Props) {
  const say = useWord();
  const figures = [
    ...((months ?? []).length > 0
      ? (['views', 'downloads'] as const).map((measure) => ({
          name: say(`usage.${measure}`),
          course: (months ?? []).map((month) => month[measure]),
          to: '/console/usage',
        }))
      : []),
    ...(submissions ? [{ name: say('page.submissions'), course: submissions.sent, to: '/console/submissions' }] : []),
  ];
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} data-part="figures">
      {figures.map(({ name, course, to }) => (
        <li key={name} className={box.card}>
          <Link to={to} className={styles.name}>
            {name}
          </Link>
          <strong className={styles.number}>{numbers.format(course.reduce((sum, one) => sum + one, 0))}</strong>
          <span className={text.fine}>{say('figures.year')}</span>
          <Sparkline course={course} />
        </li>
      ))}
      {submissions && (
        <li className={box.card}>
          <span className={styles.name}>{say('figures.median')}</span>
          <strong className={styles.number}>
            {submissions.medianDays === null
              ? '–'
              : say('figures.days', { count: numbers.format(submissions.medianDays) })}
          </strong>
          <span className={text.fine}>{say('figures.medianHelp')}</span>
          {submissions.overdue > 0 && (
            <Link to="/console/submissions?state=review" className={text.error}>
              {say('figures.overdue', { count: submissions.overdue })}
            </Link>
          )}
        </li>
      )}
    </ul>
  );
}

const width = 120;
const height = 28;

/** A line without numbers: they stand next to it. */
function Sparkline({ course }: { readonly course: readonly number[] }) {
  const most = Math.max(1, ...course);
  const step = width / Math.max(1, course.length - 1);
  const points = course.map(
    (value, place) => `${(place * step).toFixed(1)},${(height - 2 - (value / most) * (height - 4)).toFixed(1)}`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.line} aria-hidden="true" preserveAspectRatio="none">
      <polyline points={points.join(' ')} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const states = ['received', 'review', 'revision', 'accepted', 'declined', 'withdrawn'] as const;

/** Submissions by state, as one bar whose parts lead to their lists. */
export function StateBar({ submissions }: { readonly submissions: NonNullable<Props['submissions']> }) {
  const say = useWord();
  const parts = states
    .map((state) => ({ state, count: submissions.counts[state] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (parts.length === 0) return null;
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const before = (place: number) => parts.slice(0, place).reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="states" className={box.card} data-part="states">
      <h2 id="states" className={text.h3}>
        {say('figures.states')}
      </h2>
      <svg viewBox={`0 0 ${all} 1`} className={styles.bar} aria-hidden="true" preserveAspectRatio="none">
        {parts.map(({ state, count }, place) => (
          <rect key={state} x={before(place)} width={count} height={1} data-state={state} />
        ))}
      </svg>
      <ul className={styles.states}>
        {parts.map(({ state, count }) => (
          <li key={state} data-state={state}>
            <Link to={`/console/submissions?state=${state}`}>
              {say(`submissions.state.${state}`)} <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
