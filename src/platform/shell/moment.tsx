import { FormattedDate } from 'react-intl';
import { useFrame } from './frame.ts';

interface Props {
  /** ISO 8601 */
  readonly at: string;
  /** The day alone. */
  readonly isDay?: boolean;
}

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
/** A time of day means nothing without its zone. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' } as const;

/** When something happened, by the clock of the site. */
export function Moment({ at, isDay = false }: Props) {
  const { site } = useFrame();
  return (
    <time dateTime={at}>
      <FormattedDate value={at} timeZone={site.timeZone} {...day} {...(!isDay && clock)} />
    </time>
  );
}
