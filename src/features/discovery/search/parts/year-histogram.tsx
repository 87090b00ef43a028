import { type PointerEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { Cluster } from '../hit.contract.ts';
import styles from './refine.module.css';
import { type SearchAddress, searchHref } from './search-address.ts';

const mostBars = 40;
const height = 48;
const width = 10;

interface Props {
  readonly path: string;
  readonly address: SearchAddress;
  readonly cluster: Cluster;
  choose(years: { readonly yearFrom: number; readonly yearTo: number }): void;
}

/** A bar for each year, also those without results. Each bar is a link; with script a stretch of years can be dragged. */
export function YearHistogram({ path, address, cluster, choose }: Props) {
  const say = useSay();
  const began = useRef<number | null>(null);
  const counts = new Map(cluster.values.map(({ value, count }) => [Number(value), count]));
  const last = Math.max(...counts.keys());
  const first = Math.max(Math.min(...counts.keys()), last - mostBars + 1);
  if (!Number.isFinite(last)) return null;
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const most = Math.max(...years.map((year) => counts.get(year) ?? 0), 1);
  const inside = (year: number) =>
    (address.yearFrom === null || year >= address.yearFrom) &&
    (address.yearTo === null || year <= address.yearTo) &&
    (address.year === 'all' || year > last - Number(address.year));

  const yearAt = ({ target }: PointerEvent) => {
    const year = (target as Element).closest('[data-year]')?.getAttribute('data-year');
    return year ? Number(year) : null;
  };
  const ends = (event: PointerEvent) => {
    const [from, to] = [began.current, yearAt(event)];
    began.current = null;
    if (from !== null && to !== null && from !== to)
      choose({ yearFrom: Math.min(from, to), yearTo: Math.max(from, to) });
  };

  return (
    <div className={styles.histogram} dir="ltr">
      <p data-visually-hidden="">{say('search.year.histogram')}</p>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: each bar has its own, and the sentence above says what they are */}
      <svg
        viewBox={`0 0 ${years.length * width} ${height}`}
        preserveAspectRatio="none"
        onPointerDown={(event) => {
          began.current = yearAt(event);
        }}
        onPointerUp={ends}
        onDragStart={(event) => event.preventDefault()}
      >
        {years.map((year, place) => {
          const count = counts.get(year) ?? 0;
          const tall = count === 0 ? 0.5 : Math.max(2, (count / most) * height);
          const name = say('search.year.bar', { year: String(year), count });
          return (
            <Link
              key={year}
              to={searchHref(path, address, { year: 'all', yearFrom: year, yearTo: year })}
              rel="nofollow"
              preventScrollReset
              draggable={false}
              aria-label={name}
              data-year={year}
              data-inside={inside(year) ? '' : undefined}
              aria-current={address.yearFrom === year && address.yearTo === year ? 'true' : undefined}
            >
              <title>{name}</title>
              <rect className={styles.ground} x={place * width} y={0} width={width} height={height} />
              <rect className={styles.bar} x={place * width + 1} y={height - tall} width={width - 2} height={tall} />
            </Link>
          );
        })}
      </svg>
      <p className={`${layout.spread} ${text.fine}`} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
