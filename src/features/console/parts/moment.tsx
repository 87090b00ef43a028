import { useMaybeFrame } from '../../../platform/shell/frame.ts';

interface Props {
  /** ISO 8601 */
  readonly at: string;
  /** The day alone. */
  readonly isDay?: boolean;
}

/**
 * A moment in the site's own time, of which the zone is named, written the same by every engine: a server and a browser that disagree about a space would make
 * React throw the page away.
 */
export function Moment({ at, isDay = false }: Props) {
  const timeZone = useMaybeFrame()?.site.timeZone ?? 'UTC';
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return null;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return <time dateTime={at}>{isDay ? day : `${day} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`}</time>;
}
